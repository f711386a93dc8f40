-- For the day when the telephone is lost: ten codes, shown once, each of which takes the second factor
-- away. Eighty random bits each, so that a copy of the hashes opens nothing.
create table private.recovery_codes (
  id bigint not null primary key generated always as identity,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Whoever takes the factor away, be it the auth server of a hosted project, takes its codes away.
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now()
);
create index recovery_codes_user_id_idx on private.recovery_codes (user_id);
create index recovery_codes_factor_id_idx on private.recovery_codes (factor_id);
alter table private.recovery_codes enable row level security;
revoke all on private.recovery_codes from public, anon, authenticated, service_role;

-- As people may type it: small letters, spaces, hyphens; and O for zero, I and L for one.
create function private.recovery_code_hash(person uuid, code text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(person::text || ' '
    || translate(upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011'), 'UTF8')), 'hex')
$$;

create function private.new_recovery_code() returns text
language sql volatile set search_path = '' as $$
  select regexp_replace(string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, n) & 31) + 1, 1), '' order by n),
    '(....)(?!$)', '\1-', 'g')
  from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as bytes) as random,
    generate_series(0, 15) as n
$$;

-- Takes away everything of the second factor, and every session that was opened with it but one.
-- What the database mails leaves by the embedded server only.
create function private.remove_factors(person uuid, kept_session text, notice text) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.recovery_codes where user_id = person;
  delete from auth.mfa_factors where user_id = person;
  delete from auth.sessions where user_id = person and id::text is distinct from kept_session;
  delete from auth.mfa_amr_claims where session_id::text = kept_session and authentication_method = 'totp';
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = person and id::text = kept_session;
  if obj_description('auth'::regnamespace, 'pg_namespace') like 'embedded %' then
    insert into private.mail_outbox (to_address, template, locale, data)
    select account.email, notice, coalesce(profile.locale, 'es'), jsonb_build_object('name', coalesce(profile.full_name, ''))
    from auth.users as account left join public.profiles as profile on profile.id = account.id
    where account.id = person;
  end if;
end
$$;

-- For the owner of the machine, when telephone and codes are lost: false when there was no factor.
create function private.reset_factor(person uuid, why text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if not exists (select from auth.mfa_factors where user_id = person) then
    return false;
  end if;
  perform private.remove_factors(person, null, 'factor-removed');
  insert into private.audit (person, action, why) values (person, 'reset-factor', reset_factor.why);
  return true;
end
$$;

-- Definer: writes where no API role may; the caller's own codes only, after their second factor.
create function public.make_recovery_codes() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  factor uuid;
  codes text[];
begin
  if person is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  select id into factor from auth.mfa_factors where user_id = person and status = 'verified' order by created_at limit 1;
  if factor is null or not private.used_second_factor() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  -- Two calls at once leave one set.
  perform pg_advisory_xact_lock(7205, hashtext(person::text));
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  delete from private.recovery_codes where user_id = person;
  insert into private.recovery_codes (user_id, factor_id, secret_hash)
  select person, factor, private.recovery_code_hash(person, code) from unnest(codes) as code;
  return jsonb_build_object('codes', to_jsonb(codes), 'made_at', now());
end
$$;

-- Definer: counts in a table that no API role may read; the caller's own codes only.
create function public.my_recovery_codes() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('left', count(*), 'made_at', max(made_at))
  from private.recovery_codes where user_id = (select private.require_own_level())
$$;

-- Definer: takes factors away in a schema that no API role may touch; the caller's own only. The one
-- thing that is done for people below the level of their factor. A wrong code is an answer and not an
-- error, because an error would undo the counting of guesses.
create function public.use_recovery_code(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  counter text;
  guesses integer;
  until_ms bigint;
begin
  if person is null or code is null or char_length(code) > 100 then
    raise exception 'sign in first, and say which code' using errcode = '42501';
  end if;
  counter := 'recovery-code:' || private.erasure_hash(person);
  -- Guesses at the same moment wait here for each other: ten in a quarter of an hour.
  insert into private.rate_limits as kept (key, points, expire) values (counter, 1, now_ms + 900000)
  on conflict (key) do update set
    points = case when kept.expire > now_ms then kept.points else 0 end + 1,
    expire = case when kept.expire > now_ms then kept.expire else excluded.expire end
  returning points, expire into guesses, until_ms;
  -- A right code is taken however many wrong ones came before it: its eighty bits were not guessed, and whoever knows the
  -- password alone must not keep its owner out.
  if not exists (select from private.recovery_codes
    where user_id = person and secret_hash = private.recovery_code_hash(person, use_recovery_code.code)) then
    if guesses > 10 then
      return jsonb_build_object('outcome', 'too-many', 'retry_after', greatest(1, (until_ms - now_ms + 999) / 1000));
    end if;
    return jsonb_build_object('outcome', 'wrong', 'retry_after', null);
  end if;
  perform private.remove_factors(person, auth.jwt() ->> 'session_id', 'recovery-code-used');
  delete from private.rate_limits where key = counter;
  return jsonb_build_object('outcome', 'removed', 'retry_after', null);
end
$$;

revoke all on function private.recovery_code_hash(uuid, text), private.new_recovery_code(),
  private.remove_factors(uuid, text, text), private.reset_factor(uuid, text) from public;
revoke all on function public.make_recovery_codes(), public.my_recovery_codes(), public.use_recovery_code(text)
  from public, anon, authenticated, service_role;
grant execute on function public.make_recovery_codes(), public.my_recovery_codes(), public.use_recovery_code(text) to authenticated;
