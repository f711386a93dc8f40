-- How answers arrive: merged item by item, the newest wins, sending twice changes nothing.

-- Raises 22023 unless the patch is {item: {value: null | 0..10, at: epoch ms, ms: spent}}, at most 120 items.
create function private.check_patch(patch jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if patch is null or jsonb_typeof(patch) <> 'object' then
    raise exception 'answers are an object' using errcode = '22023';
  end if;
  if (select count(*) from jsonb_object_keys(patch)) > 120 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  if exists (
    select from jsonb_each(patch) as entry (item, answer)
    where item !~ '^[a-z0-9_-]{1,40}$'
      or jsonb_typeof(answer) is distinct from 'object'
      or not (answer ? 'value')
      or not (jsonb_typeof(answer -> 'value') = 'null'
        or (jsonb_typeof(answer -> 'value') = 'number' and answer ->> 'value' ~ '^([0-9]|10)$'))
      or jsonb_typeof(answer -> 'at') is distinct from 'number' or answer ->> 'at' !~ '^[0-9]{1,15}$'
      or jsonb_typeof(answer -> 'ms') is distinct from 'number' or answer ->> 'ms' !~ '^[0-9]{1,12}$'
  ) then
    raise exception 'an answer has the wrong shape' using errcode = '22023';
  end if;
end
$$;

-- Raises 22023 unless the header names an attempt: {id, instrument, version, form, locale}.
create function private.check_attempt(attempt jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (jsonb_typeof(attempt) = 'object'
    and attempt ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and attempt ->> 'instrument' ~ '^[a-z][a-z0-9_-]{0,39}$'
    and jsonb_typeof(attempt -> 'version') = 'number' and attempt ->> 'version' ~ '^[1-9][0-9]{0,3}$'
    and attempt ->> 'form' in ('full', 'short')
    and attempt ->> 'locale' in ('es', 'en')) is not true then
    raise exception 'the attempt has the wrong shape' using errcode = '22023';
  end if;
end
$$;

-- What the browser gets back of an attempt.
create function private.attempt_for_person(attempt public.attempts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', attempt.id, 'state', attempt.state, 'rev', attempt.rev, 'answers', attempt.answers,
    'item_times', attempt.item_times, 'submitted_at', attempt.submitted_at
  )
$$;

-- Creates the draft if it is not there, merges the patch into it, returns the row as it then is.
-- A time from the future is cut to now: a clock that runs ahead must not win for ever.
create function private.merge_answers(person uuid, header jsonb, patch jsonb) returns public.attempts
language plpgsql set search_path = '' as $$
declare
  stored public.attempts;
  now_ms bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  perform private.check_attempt(header);
  perform private.check_patch(patch);

  insert into public.attempts (id, user_id, instrument, version, form, locale)
  values ((header ->> 'id')::uuid, person, header ->> 'instrument', (header ->> 'version')::integer,
    header ->> 'form', header ->> 'locale')
  on conflict (id) do nothing;
  if found and (select count(*) from public.attempts where user_id = person) > 500 then
    raise exception 'too many attempts' using errcode = 'PT429';
  end if;

  select * into stored from public.attempts where id = (header ->> 'id')::uuid for update;
  if stored.user_id is distinct from person then
    raise exception 'not your attempt' using errcode = '42501';
  end if;
  if (stored.instrument, stored.version, stored.form)
    is distinct from (header ->> 'instrument', (header ->> 'version')::integer, header ->> 'form') then
    raise exception 'this attempt is of another instrument' using errcode = '22023';
  end if;
  if stored.state <> 'draft' then
    return stored;
  end if;

  with newer as (
    select item, answer -> 'value' as value,
      jsonb_build_object('at', least((answer ->> 'at')::bigint, now_ms), 'ms', least((answer ->> 'ms')::bigint, 86400000)) as times
    from jsonb_each(patch) as entry (item, answer)
    where not stored.item_times ? item
      or least((answer ->> 'at')::bigint, now_ms) >= (stored.item_times -> item ->> 'at')::bigint
  ),
  merged as (
    select
      (stored.answers || coalesce(jsonb_object_agg(item, value) filter (where value <> 'null'), '{}'))
        - coalesce(array_agg(item) filter (where value = 'null'), '{}') as answers,
      stored.item_times || coalesce(jsonb_object_agg(item, times), '{}') as item_times
    from newer
  )
  update public.attempts
  set answers = merged.answers, item_times = merged.item_times, rev = attempts.rev + 1, updated_at = now()
  from merged
  where attempts.id = stored.id
    and (attempts.answers, attempts.item_times) is distinct from (merged.answers, merged.item_times)
  returning attempts.* into stored;
  if not found then
    select * into stored from public.attempts where id = (header ->> 'id')::uuid;
  end if;
  if (select count(*) from jsonb_object_keys(stored.item_times)) > 120 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  return stored;
end
$$;

-- Definer: people may not write attempts directly, so that every answer passes these checks.
create function public.save_answers(attempt jsonb, patch jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return private.attempt_for_person(private.merge_answers(auth.uid(), attempt, patch));
end
$$;

-- Definer, for the same reason. Once is enough: the second call returns what the first one made.
create function public.submit_attempt(attempt uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.attempts;
begin
  select * into stored from public.attempts where id = attempt and user_id = auth.uid() for update;
  if not found then
    raise exception 'not your attempt' using errcode = '42501';
  end if;
  if stored.state = 'draft' then
    update public.attempts set state = 'submitted', submitted_at = now(), updated_at = now()
    where id = stored.id returning * into stored;
  end if;
  return private.attempt_for_person(stored);
end
$$;

revoke all on function private.check_patch(jsonb), private.check_attempt(jsonb),
  private.attempt_for_person(public.attempts), private.merge_answers(uuid, jsonb, jsonb) from public;
revoke all on function public.save_answers(jsonb, jsonb), public.submit_attempt(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.save_answers(jsonb, jsonb), public.submit_attempt(uuid) to authenticated;
