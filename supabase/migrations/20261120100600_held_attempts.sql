-- A guest's answers wait here between sign-up and confirmation, which may happen on another device.
-- Only the hash of the secret is kept; the secret travels in the confirmation link.
create table private.held_attempts (
  secret_hash text not null primary key check (secret_hash ~ '^[0-9a-f]{64}$'),
  payload jsonb not null check (jsonb_typeof(payload) = 'array' and octet_length(payload::text) <= 65536),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours'
);
create index held_attempts_created_at_idx on private.held_attempts (created_at);
create index held_attempts_expires_at_idx on private.held_attempts (expires_at);
alter table private.held_attempts enable row level security;
revoke all on private.held_attempts from public, anon, authenticated, service_role;

-- The answers of a held attempt in the shape that save_answers takes. An item without a time counts as old.
create function private.held_patch(held jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(item, jsonb_build_object(
    'value', value,
    'at', coalesce(held -> 'item_times' -> item -> 'at', '0'),
    'ms', coalesce(held -> 'item_times' -> item -> 'ms', '0')
  )), '{}')
  from jsonb_each(case when jsonb_typeof(held -> 'answers') = 'object' then held -> 'answers' end) as entry (item, value)
$$;

-- Epoch milliseconds or an ISO time, never later than now; null for anything else.
create function private.held_time(said jsonb) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return least(now(), case jsonb_typeof(said)
    when 'number' then to_timestamp((said #>> '{}')::double precision / 1000)
    when 'string' then (said #>> '{}')::timestamptz
  end);
exception
  when data_exception then return null;
end
$$;

-- Raises 22023 unless the payload is 1 to 6 attempts of at most 64 KiB together.
create function private.check_held(payload jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  held jsonb;
begin
  if payload is null or jsonb_typeof(payload) <> 'array' or octet_length(payload::text) > 65536
    or jsonb_array_length(payload) not between 1 and 6 then
    raise exception 'hold 1 to 6 attempts, 64 KiB at most' using errcode = '22023';
  end if;
  for held in select * from jsonb_array_elements(payload) loop
    perform private.check_attempt(held);
    if (held ->> 'state' in ('draft', 'submitted') and jsonb_typeof(held -> 'answers') = 'object') is not true then
      raise exception 'the attempt has the wrong shape' using errcode = '22023';
    end if;
    perform private.check_patch(private.held_patch(held));
  end loop;
end
$$;

-- Definer: a guest may leave answers but never look at the table. The caps bound what strangers
-- can make us keep: 600 new ones in five minutes, 20,000 at a time (about 1.3 GB at the very worst).
create function public.hold_guest_attempt(secret_hash text, payload jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  until_when timestamptz;
begin
  if (hold_guest_attempt.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'the secret is given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  perform private.check_held(hold_guest_attempt.payload);
  delete from private.held_attempts where expires_at <= now();
  if (select count(*) from private.held_attempts where created_at > now() - interval '5 minutes') >= 600
    or (select count(*) from private.held_attempts) >= 20000 then
    raise exception 'too many guests at once' using errcode = 'PT429';
  end if;
  insert into private.held_attempts (secret_hash, payload)
  values (hold_guest_attempt.secret_hash, hold_guest_attempt.payload)
  on conflict on constraint held_attempts_pkey do update set payload = excluded.payload
  returning expires_at into until_when;
  return jsonb_build_object('expires_at', until_when);
end
$$;

-- Definer: takes what was held for this secret and makes it the caller's. Returns the ids; an empty
-- list when there is nothing (any more).
create function public.claim_held_attempt(secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held_payload jsonb;
  held jsonb;
  stored public.attempts;
  claimed jsonb := '[]';
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  delete from private.held_attempts
  where secret_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex') and expires_at > now()
  returning payload into held_payload;

  for held in select * from jsonb_array_elements(coalesce(held_payload, '[]')) loop
    begin
      stored := private.merge_answers(auth.uid(), held, private.held_patch(held));
    exception
      -- The id is somebody else's: that attempt was already taken along by its owner.
      when insufficient_privilege then continue;
    end;
    if stored.state = 'draft' then
      update public.attempts set
        created_at = least(created_at, coalesce(private.held_time(held -> 'started_at'), created_at)),
        state = held ->> 'state',
        submitted_at = case when held ->> 'state' = 'submitted'
          then coalesce(private.held_time(held -> 'submitted_at'), now()) end
      where id = stored.id;
    end if;
    claimed := claimed || to_jsonb(stored.id);
  end loop;
  return claimed;
end
$$;

revoke all on function private.held_patch(jsonb), private.held_time(jsonb), private.check_held(jsonb) from public;
revoke all on function public.hold_guest_attempt(text, jsonb), public.claim_held_attempt(text)
  from public, anon, authenticated, service_role;
grant execute on function public.hold_guest_attempt(text, jsonb) to anon, authenticated;
grant execute on function public.claim_held_attempt(text) to authenticated;
