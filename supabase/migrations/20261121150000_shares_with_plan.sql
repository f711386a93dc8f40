-- A link may show the plan, too, where its maker says so: as it stands when the link is opened, and to whoever holds a
-- live link only. Links made before do not.
alter table public.shares add column with_plan boolean not null default false;
grant select (with_plan) on public.shares to authenticated, service_role;

drop function public.create_share(jsonb, text, text, integer);

-- Definer: people may not write shares directly, so that each one is checked. What is shown must be the caller's own and
-- handed in; ten live links at a time. A plan that is not there yet is not promised.
create function public.create_share(what jsonb, token_hash text, label text, days integer,
  with_plan boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made public.shares;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if (jsonb_typeof(create_share.what) = 'array' and jsonb_array_length(create_share.what) between 1 and 3
    and create_share.token_hash ~ '^[0-9a-f]{64}$' and create_share.days in (7, 30, 90)
    and char_length(create_share.label) <= 60 and create_share.label !~ '[[:cntrl:]]'
    and create_share.with_plan is not null) is not true then
    raise exception 'one to three attempts, a hash, a label of 60 characters, 7, 30 or 90 days, with a plan or without'
      using errcode = '22023';
  end if;
  if exists (select from public.profiles where id = auth.uid() and restricted_at is not null) then
    raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
  end if;
  -- One query at a time per person, or two could pass the count together.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 7211));
  if (select count(*) from public.shares
    where user_id = auth.uid() and revoked_at is null and expires_at > now()) >= 10 then
    raise exception 'ten live links are enough' using errcode = 'PT409';
  end if;
  if (select count(distinct attempt.instrument) from public.attempts attempt
    where attempt.user_id = auth.uid() and attempt.state = 'submitted'
      and create_share.what @> to_jsonb(attempt.id::text)) <> jsonb_array_length(create_share.what) then
    raise exception 'only finished attempts of your own, one of each test' using errcode = 'PT404';
  end if;
  insert into public.shares (user_id, what, token_hash, label, expires_at, with_plan)
  values (auth.uid(), create_share.what, create_share.token_hash, create_share.label,
    now() + make_interval(days => create_share.days),
    create_share.with_plan and exists (select from public.plans where user_id = auth.uid()))
  returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$$;

-- Definer: whoever holds a live link reads what it shows, and nothing else of its owner: the name, the level of studies
-- aimed at, the answers without their times, and the plan where it is included. A dead link says why, to those who hold
-- it only.
create or replace function public.open_share(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_share public.shares;
  attempts jsonb;
begin
  select * into found_share from public.shares
  where token_hash = encode(sha256(convert_to(coalesce(open_share.token, ''), 'UTF8')), 'hex');
  if found_share.id is null then
    return jsonb_build_object('kind', 'unknown');
  end if;
  if found_share.revoked_at is not null then
    return jsonb_build_object('kind', 'revoked');
  end if;
  if found_share.expires_at <= now() then
    return jsonb_build_object('kind', 'expired');
  end if;
  select jsonb_agg(jsonb_build_object('id', id, 'instrument', instrument, 'version', version, 'form', form,
      'locale', locale, 'state', state, 'answers', answers, 'started_at', created_at, 'submitted_at', submitted_at)
    order by submitted_at)
  into attempts
  from public.attempts
  where user_id = found_share.user_id and state = 'submitted' and found_share.what @> to_jsonb(id::text);
  -- The owner has deleted the results since.
  if attempts is null then
    return jsonb_build_object('kind', 'revoked');
  end if;
  if auth.uid() is distinct from found_share.user_id then
    update public.shares set opens = opens + 1, opened_at = now() where id = found_share.id;
  end if;
  return jsonb_build_object('kind', 'live', 'expires_at', found_share.expires_at, 'attempts', attempts,
    'is_own', auth.uid() is not distinct from found_share.user_id,
    'plan', (
      select jsonb_build_object('country', country, 'diploma', diploma, 'aim', aim, 'start', start, 'ticks', ticks)
      from public.plans where user_id = found_share.user_id and found_share.with_plan))
    || (select jsonb_build_object('name', full_name, 'study_level', study_level)
        from public.profiles where id = found_share.user_id);
end
$$;

revoke all on function public.create_share(jsonb, text, text, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.create_share(jsonb, text, text, integer, boolean) to authenticated;
