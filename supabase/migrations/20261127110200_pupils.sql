-- What a pupil does, with a code or the secret of a seat. All are definers: a pupil has no account, and no role of the API may
-- read or write these tables.

-- Definer: says what runs under a code; null for every code under which nothing runs.
create function public.class_session(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session private.class_sessions := private.running_class(class_session.code);
begin
  if session.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object('id', session.id, 'centre', centre.name, 'group', class_group.name, 'kind', session.kind,
      'tests', to_jsonb(session.tests), 'form', session.form, 'results', session.results, 'mode', session.mode,
      'closes_at', session.closes_at, 'standing', case when session.joined >= session.cap then 'full' else 'open' end)
    from private.class_groups as class_group join private.centres as centre on centre.id = class_group.centre_id
    where class_group.id = session.group_id);
end
$$;

-- Definer: takes a seat. The same secret again is the same seat, so that a lost answer costs none. Whoever is signed in sits
-- there with the account, and is called by its name only on wish.
create function public.join_class(code text, alias text, secret_hash text, show_name boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session private.class_sessions;
  seat private.class_seats;
  person uuid := private.require_own_level();
  wanted text := private.clean_line(coalesce(join_class.alias, ''), 200);
  called text;
  further integer := 1;
begin
  if (join_class.secret_hash ~ '^[0-9a-f]{64}$') is not true then
    raise exception 'the secret is given as a sha-256 in lower-case hex' using errcode = '22023';
  end if;
  session := private.running_class(join_class.code);
  if session.id is null then
    raise exception 'no class under this code' using errcode = 'PT404';
  end if;
  -- From here on one pupil of this class at a time: two of one name, or the last two places.
  select * into session from private.class_sessions where id = session.id for update;
  select * into seat from private.class_seats as known
  where known.secret_hash = join_class.secret_hash and known.session_id = session.id;
  if seat.id is null then
    if session.closed_at is not null then
      raise exception 'no class under this code' using errcode = 'PT404';
    end if;
    if session.joined >= session.cap then
      raise exception 'this class is full' using errcode = 'PT409';
    end if;
    if session.mode = 'personal' then
      if person is not null and show_name then
        select coalesce(nullif(private.clean_line(full_name, 40), ''), wanted) into wanted from public.profiles where id = person;
      end if;
      if wanted = '' or not (person is not null and show_name or private.is_safe_alias(wanted)) then
        raise exception 'an alias or a number of the list: no address, telephone or document' using errcode = '22023';
      end if;
      called := wanted;
      while exists (select from private.class_seats as taken where taken.session_id = session.id and lower(taken.alias) = lower(called)) loop
        further := further + 1;
        called := wanted || ' ' || further;
      end loop;
    end if;
    if person is not null and session.mode = 'personal'
      and exists (select from public.profiles where id = person and restricted_at is not null) then
      raise exception 'this person has asked that nothing be done with their data' using errcode = 'PT423';
    end if;
    insert into private.class_seats (session_id, alias, secret_hash, user_id)
    values (session.id, called, join_class.secret_hash, case when session.mode = 'personal' then person end)
    returning * into seat;
    update private.class_sessions set joined = joined + 1 where id = session.id;
  end if;
  return jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'closes_at', session.closes_at);
end
$$;

-- Definer: counts once that this seat is half way. Nothing happens for a secret of no seat.
create function public.class_half_way(secret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  session uuid;
begin
  update private.class_seats set half_at = now()
  where secret_hash = private.secret_hash_of(class_half_way.secret) and half_at is null and finished_at is null
  returning session_id into session;
  update private.class_sessions set half = half + 1 where id = session and half is not null;
end
$$;

-- Definer: takes everything, once, at the end. The same again is the same answer; something else after it is refused (PT409).
-- For fifteen minutes after the end it is still taken, then no more (PT410): it stays on the pupil's device.
create function public.submit_class(secret text, attempts jsonb, summary jsonb, shared text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat private.class_seats := private.locked_seat(submit_class.secret);
  session private.class_sessions;
  hash text := encode(sha256(convert_to(
    coalesce(submit_class.attempts::text, '') || coalesce(submit_class.summary::text, ''), 'UTF8')), 'hex');
begin
  select * into session from private.class_sessions where id = seat.session_id;
  if seat.finished_at is not null then
    if session.mode = 'personal' and seat.withdrawn_at is null and seat.sent_hash <> hash then
      raise exception 'something else was sent before' using errcode = 'PT409';
    end if;
    return jsonb_build_object('finished_at', seat.finished_at, 'shared', seat.shared);
  end if;
  if private.class_end(session) + private.class_grace() <= now() then
    raise exception 'this class has ended' using errcode = 'PT410';
  end if;
  if session.mode = 'personal' then
    if (submit_class.shared in ('nothing', 'summary', 'everything')) is not true then
      raise exception 'nothing, summary or everything?' using errcode = '22023';
    end if;
    perform private.check_class_attempts(session, submit_class.attempts);
    perform private.check_summary(submit_class.summary);
    insert into private.seat_results (seat_id, attempts, summary)
    select seat.id, jsonb_agg(private.possible_held(one || '{"state":"submitted"}') - 'second_look' order by place), submit_class.summary
    from jsonb_array_elements(submit_class.attempts) with ordinality as sent (one, place);
  end if;
  update private.class_seats set finished_at = now(),
    shared = case session.mode when 'personal' then submit_class.shared else 'nothing' end,
    sent_hash = case session.mode when 'personal' then hash end
  where id = seat.id returning * into seat;
  update private.class_sessions set finished = finished + 1 where id = session.id;
  return jsonb_build_object('finished_at', seat.finished_at, 'shared', seat.shared);
end
$$;

-- Whether the pupil may see the result: at once, or when the counsellor has released it.
create function private.is_shown(session private.class_sessions) returns boolean
language sql immutable set search_path = '' as $$
  select session.results = 'now' or session.released_at is not null
$$;

-- The attempts of a seat as they are told to others than the pupil's account: without the times of single answers.
create function private.told_attempts(attempts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(one - 'item_times' order by place), '[]')
  from jsonb_array_elements(attempts) with ordinality as told (one, place)
$$;

-- What a seat's own pupil reads of it, by the card or in the account.
create function private.seat_for_pupil(seat private.class_seats) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'shared', seat.shared, 'joined_at', seat.joined_at,
    'finished_at', seat.finished_at, 'withdrawn_at', seat.withdrawn_at,
    'erased_at_by', private.class_end(session) + private.class_span(),
    'claim_until', seat.finished_at + private.claim_span(),
    'is_claimed', seat.user_id is not null,
    'session', jsonb_build_object('centre', centre.name, 'group', class_group.name, 'tests', to_jsonb(session.tests),
      'form', session.form, 'results', session.results, 'released', private.is_shown(session), 'mode', session.mode,
      'kind', session.kind, 'closes_at', session.closes_at, 'ended', private.class_end(session) <= now()),
    'result', case when private.is_shown(session) then (
      select private.told_attempts(result.attempts) from private.seat_results as result where result.seat_id = seat.id) end)
  from private.class_sessions as session
  join private.class_groups as class_group on class_group.id = session.group_id
  join private.centres as centre on centre.id = class_group.centre_id
  where session.id = seat.session_id
$$;

-- Definer: whoever has the card reads what is kept under it; null where nothing is.
create function public.my_seat(secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat private.class_seats;
begin
  select * into seat from private.class_seats where secret_hash = private.secret_hash_of(my_seat.secret);
  if seat.id is null then
    return null;
  end if;
  return private.seat_for_pupil(seat);
end
$$;

-- Definer: whoever has the card decides anew what the counsellor sees, from the next request on.
create function public.change_seat_sharing(secret text, shared text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat private.class_seats := private.locked_seat(change_seat_sharing.secret);
begin
  if (change_seat_sharing.shared in ('nothing', 'summary', 'everything')) is not true then
    raise exception 'nothing, summary or everything?' using errcode = '22023';
  end if;
  if seat.finished_at is null or seat.withdrawn_at is not null or seat.sent_hash is null then
    raise exception 'there is nothing to share' using errcode = 'PT409';
  end if;
  update private.class_seats set shared = change_seat_sharing.shared where id = seat.id returning * into seat;
  return jsonb_build_object('shared', seat.shared);
end
$$;

-- Takes everything out of a seat but that somebody sat there and finished. What more is kept of a seat goes by its trigger.
create function private.empty_seat(wanted uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.seat_results where seat_id = wanted;
  update private.class_seats set shared = 'nothing', withdrawn_at = coalesce(withdrawn_at, now()), sent_hash = null
  where id = wanted;
end
$$;

-- Definer: whoever has the card takes the result back; that it was finished stays a number.
create function public.withdraw_seat(secret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seat private.class_seats := private.locked_seat(withdraw_seat.secret);
begin
  perform private.empty_seat(seat.id);
end
$$;

revoke all on function private.is_shown(private.class_sessions), private.told_attempts(jsonb),
  private.seat_for_pupil(private.class_seats), private.empty_seat(uuid) from public;
revoke all on function public.class_session(text), public.join_class(text, text, text, boolean),
  public.class_half_way(text), public.submit_class(text, jsonb, jsonb, text), public.my_seat(text),
  public.change_seat_sharing(text, text), public.withdraw_seat(text) from public, anon, authenticated, service_role;
grant execute on function public.class_session(text), public.join_class(text, text, text, boolean),
  public.class_half_way(text), public.submit_class(text, jsonb, jsonb, text), public.my_seat(text),
  public.change_seat_sharing(text, text), public.withdraw_seat(text) to anon, authenticated;
