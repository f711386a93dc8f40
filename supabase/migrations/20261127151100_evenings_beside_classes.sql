-- What classes do, where there are evenings of them: a withdrawal takes the guesses along, the pupil reads them, nobody takes a seat in an
-- evening, and it has no picture.

-- A phone whose guess is gone is told what it is told without one.
create or replace function private.empty_seat(wanted uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.seat_results where seat_id = wanted;
  delete from private.seat_notes where seat_id = wanted;
  delete from private.seat_appointments where seat_id = wanted;
  delete from private.seat_steps where seat_id = wanted;
  update private.family_guesses set seat_id = null, guess = null, agreed_at = null, places = null where seat_id = wanted;
  update private.class_seats set shared = 'nothing', withdrawn_at = coalesce(withdrawn_at, now()), sent_hash = null
  where id = wanted;
end
$$;

create or replace function private.seat_for_pupil(seat private.class_seats) returns jsonb
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
      select private.told_attempts(result.attempts) from private.seat_results as result where result.seat_id = seat.id) end,
    'notes', private.notes_of(seat.id), 'appointment', private.appointment_of(seat.id), 'agreed_steps', private.steps_of(seat.id),
    'guesses', private.guesses_of(seat.id))
  from private.class_sessions as session
  join private.class_groups as class_group on class_group.id = session.group_id
  join private.centres as centre on centre.id = class_group.centre_id
  where session.id = seat.session_id
$$;

-- An evening has no picture.
create or replace function private.settle_class(wanted uuid) returns void
language plpgsql set search_path = '' as $$
declare
  session private.class_sessions;
begin
  select * into session from private.class_sessions where id = wanted;
  if session.id is null or private.class_end(session) > now() then
    return;
  end if;
  if session.mode = 'count' then
    update private.class_sessions set joined = null, half = null where id = wanted and joined is not null;
    if found then
      delete from private.class_seats where session_id = wanted;
    end if;
  elsif session.kind = 'class' and not private.awaits_answers(session)
    and not exists (select from private.group_reports where session_id = wanted) then
    -- Two sessions of a group that end together make one picture.
    perform from private.class_groups where id = session.group_id for update;
    insert into private.group_reports (session_id, frozen) values (wanted, private.group_figures(session))
    on conflict do nothing;
  end if;
end
$$;

create or replace function public.group_report(session uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_session private.class_sessions := private.staff_session(group_report.session, false);
  report private.group_reports;
begin
  select * into report from private.group_reports where session_id = found_session.id;
  if report.session_id is not null then
    return report.frozen || jsonb_build_object('made_at', report.made_at);
  end if;
  if found_session.mode = 'count' or found_session.kind <> 'class' or not 'riasec' = any (found_session.tests) then
    return jsonb_build_object('standing', 'no-interests');
  end if;
  if private.class_end(found_session) > now() then
    return jsonb_build_object('standing', 'open');
  end if;
  return jsonb_build_object('standing', 'waiting', 'until', private.class_end(found_session) + private.class_grace(),
    'missing', (select count(*) from private.class_seats where session_id = found_session.id and finished_at is null));
end
$$;

-- Nobody takes a seat in an evening.
create or replace function public.join_class(code text, alias text, secret_hash text, show_name boolean default false) returns jsonb
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
  if session.id is null or session.kind <> 'class' then
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

create or replace function private.session_for_staff(session private.class_sessions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', session.id, 'group', session.group_id, 'code', session.code, 'kind', session.kind, 'evening_of', session.evening_of,
    'tests', to_jsonb(session.tests), 'form', session.form, 'mode', session.mode, 'results', session.results, 'cap', session.cap,
    'opened_at', session.opened_at, 'closes_at', session.closes_at, 'closed_at', session.closed_at,
    'released_at', session.released_at, 'ended', private.class_end(session) <= now(),
    'submit_until', private.class_end(session) + private.class_grace(),
    'erased_at_by', private.class_end(session) + private.class_span(),
    'joined', session.joined, 'half', session.half, 'finished', session.finished,
    'shared', (select count(*) from private.class_seats where session_id = session.id and shared <> 'nothing'))
$$;
