-- A second look at a result of interests: some more answers inside the leading types, beside the submitted attempt, which
-- never changes. One per attempt; what it moves is decided by the code that reads it. It goes with its attempt.
create table public.second_looks (
  attempt uuid not null primary key references public.attempts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  version integer not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  item_times jsonb not null default '{}' check (jsonb_typeof(item_times) = 'object'),
  -- Zero is "nobody knows when". Later ones than now are cut when answers are merged.
  constraint second_looks_item_times_possible check (
    not jsonb_path_exists(item_times,
      '$.* ? (!(@.at.type() == "number" && @.ms.type() == "number" && @.at >= 0 && @.at < 4102444800000 && @.ms >= 0 && @.ms <= 86400000))')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index second_looks_user_id_idx on public.second_looks (user_id);

alter table public.second_looks enable row level security;
revoke all on public.second_looks from public, anon, authenticated, service_role;
grant select on public.second_looks to authenticated, service_role;
grant delete on public.second_looks to authenticated;

create policy "People read their own second looks" on public.second_looks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People take back their own second looks" on public.second_looks
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "People with a second factor use it before they see their own second looks" on public.second_looks
  as restrictive for all to authenticated using ((select private.meets_own_level()));
create trigger refuse_when_restricted before insert or update on public.second_looks
  for each row execute function private.refuse_when_restricted();
create trigger refuse_below_own_level before insert or update or delete on public.second_looks
  for each statement execute function private.refuse_below_own_level();

-- What the bank of a version asks: three items in each field, five choices. A version that is not listed is none.
create function private.check_second_look(version integer, patch jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if version is distinct from 1 then
    raise exception 'no such second look was published' using errcode = '22023';
  end if;
  perform private.check_patch(patch);
  if exists (
    select from jsonb_each(patch) as entry (item, answer)
    where item !~ ('^(machines|building|land|making|rescue|physical|life|people|computing|words|image|music|stage|design|'
        || 'teaching|health|care|groups|community|selling|leading|law|starting|numbers|records|checking|planning|rules)-[1-3]$')
      or (answer ->> 'value' ~ '^[0-4]$') is not true) then
    raise exception 'no such item or choice' using errcode = '22023';
  end if;
end
$$;

-- The newest answer of an item wins, at the same moment the higher one, as between two copies of an attempt.
create function private.merge_second_look(person uuid, of_attempt uuid, of_version integer, patch jsonb)
returns public.second_looks
language plpgsql set search_path = '' as $$
declare
  stored public.second_looks;
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  perform private.check_second_look(of_version, patch);
  -- Locked, so that withdrawing it and looking again cannot pass each other.
  perform from public.attempts
  where id = of_attempt and user_id = person and instrument = 'riasec' and version >= 2 and state = 'submitted'
  for update;
  if not found then
    raise exception 'only at a result of your own, of a version that has fields' using errcode = 'PT404';
  end if;
  insert into public.second_looks (attempt, user_id, version) values (of_attempt, person, of_version)
  on conflict (attempt) do nothing;
  select * into stored from public.second_looks where attempt = of_attempt for update;
  if stored.version <> of_version then
    raise exception 'this second look is of another version' using errcode = '22023';
  end if;
  with newer as (
    select item, answer -> 'value' as value,
      jsonb_build_object('at', least((answer ->> 'at')::bigint, now_ms), 'ms', least((answer ->> 'ms')::bigint, 86400000)) as times
    from jsonb_each(patch) as entry (item, answer)
    where not stored.item_times ? item
      or (least((answer ->> 'at')::bigint, now_ms), (answer ->> 'value')::integer)
        > ((stored.item_times -> item ->> 'at')::bigint, (stored.answers ->> item)::integer)
  )
  update public.second_looks set
    answers = stored.answers || coalesce((select jsonb_object_agg(item, value) from newer), '{}'),
    item_times = stored.item_times || coalesce((select jsonb_object_agg(item, times) from newer), '{}'),
    updated_at = now()
  where attempt = of_attempt
  returning * into stored;
  return stored;
end
$$;

-- Definer: people may not write second looks directly, so that each answer is checked.
create function public.save_second_look(attempt uuid, version integer, patch jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.second_looks;
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  stored := private.merge_second_look(auth.uid(), save_second_look.attempt, save_second_look.version,
    save_second_look.patch);
  return jsonb_build_object('attempt', stored.attempt, 'version', stored.version, 'answers', stored.answers,
    'item_times', stored.item_times);
end
$$;

create function private.drop_second_look() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.second_looks where attempt = new.id;
  return null;
end
$$;
create trigger drop_second_look after update on public.attempts
  for each row when (old.state <> 'withdrawn' and new.state = 'withdrawn')
  execute function private.drop_second_look();

-- Held for somebody who signs up, it goes along with its attempt.
create function private.possible_item_times(held jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(item, jsonb_build_object(
    'at', least((times ->> 'at')::bigint, floor(extract(epoch from now()) * 1000)::bigint), 'ms', times -> 'ms')), '{}')
  from jsonb_each(private.held_patch(held)) as entry (item, times)
$$;

create or replace function private.check_held(payload jsonb) returns void
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
    if held ? 'second_look' then
      if (held #>> '{second_look,version}' ~ '^[0-9]{1,4}$') is not true then
        raise exception 'no such second look was published' using errcode = '22023';
      end if;
      perform private.check_second_look((held #>> '{second_look,version}')::integer,
        private.held_patch(held -> 'second_look'));
    end if;
  end loop;
end
$$;

create or replace function private.possible_held(held jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  handed_in timestamptz := case when held ->> 'state' = 'submitted'
    then coalesce(private.held_time(held -> 'submitted_at'), now()) end;
  begun timestamptz := least(coalesce(private.held_time(held -> 'started_at'), handed_in, now()), handed_in);
  look jsonb := held -> 'second_look';
begin
  return jsonb_build_object(
    'id', held -> 'id', 'instrument', held -> 'instrument', 'version', held -> 'version', 'form', held -> 'form',
    'locale', held -> 'locale', 'state', held -> 'state', 'answers', held -> 'answers',
    'item_times', private.possible_item_times(held),
    'started_at', to_char(begun at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'submitted_at', to_char(handed_in at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  ) || case when look is null then '{}' else jsonb_build_object('second_look', jsonb_build_object(
    'version', look -> 'version', 'answers', look -> 'answers', 'item_times', private.possible_item_times(look))) end;
end
$$;

create or replace function public.claim_held_attempt(secret text) returns jsonb
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
      where id = stored.id returning * into stored;
    end if;
    -- At a result that can have one; what was withdrawn or is of a version without fields keeps none.
    if held ? 'second_look' and stored.state = 'submitted' and stored.instrument = 'riasec' and stored.version >= 2 then
      perform private.merge_second_look(auth.uid(), stored.id, (held #>> '{second_look,version}')::integer,
        private.held_patch(held -> 'second_look'));
    end if;
    claimed := claimed || to_jsonb(stored.id);
  end loop;
  return claimed;
end
$$;

-- A link shows the order that its owner sees: the second look as it stands when the link is opened.
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
  if auth.uid() is distinct from found_share.user_id
    and exists (select from public.profiles where id = found_share.user_id and restricted_at is not null) then
    return jsonb_build_object('kind', 'resting');
  end if;
  select jsonb_agg(jsonb_build_object('id', attempt.id, 'instrument', instrument, 'version', attempt.version,
      'form', form, 'locale', locale, 'state', state, 'answers', attempt.answers, 'started_at', attempt.created_at,
      'submitted_at', submitted_at)
      || case when look.attempt is null then '{}'
        else jsonb_build_object('second_look', jsonb_build_object('version', look.version, 'answers', look.answers)) end
    order by submitted_at)
  into attempts
  from public.attempts as attempt left join public.second_looks as look on look.attempt = attempt.id
  where attempt.user_id = found_share.user_id and state = 'submitted'
    and found_share.what @> to_jsonb(attempt.id::text);
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

revoke all on function private.check_second_look(integer, jsonb), private.drop_second_look(),
  private.possible_item_times(jsonb),
  private.merge_second_look(uuid, uuid, integer, jsonb) from public;
revoke all on function public.save_second_look(uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_second_look(uuid, integer, jsonb) to authenticated;
