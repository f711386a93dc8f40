-- What a counsellor writes about a pupil, and when they talk next. Both are the pupil's data: the card and the account show them, a
-- withdrawal takes them along, and they end with the session.

-- Rows are added, never changed: of two counsellors who write at once the newest wins, and the older is kept beside it.
create table private.seat_notes (
  id bigint generated always as identity not null primary key,
  seat_id uuid not null references private.class_seats (id) on delete cascade,
  version integer not null check (version > 0),
  text text not null check (char_length(text) <= 2000),
  author uuid references auth.users (id) on delete set null,
  at timestamptz not null default now(),
  unique (seat_id, version)
);
create table private.seat_appointments (
  seat_id uuid not null primary key references private.class_seats (id) on delete cascade,
  next_at timestamptz not null check (next_at >= private.first_moment() and next_at < '2100-01-01'),
  -- Where it is booked.
  link text check (link ~ '^https://[^\s]+$' and char_length(link) <= 300),
  author uuid references auth.users (id) on delete set null
);
alter table private.seat_notes enable row level security;
alter table private.seat_appointments enable row level security;
revoke all on private.seat_notes, private.seat_appointments from public, anon, authenticated, service_role;
create trigger clean_text before insert or update of text on private.seat_notes
  for each row execute function private.clean_written('text', 'text');

-- The newest is first.
create function private.notes_of(seat uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('version', version, 'text', text, 'at', at,
    'author', private.staff_name(author)) order by version desc), '[]')
  from private.seat_notes where seat_id = notes_of.seat
$$;

create function private.appointment_of(seat uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('at', next_at, 'link', link) from private.seat_appointments where seat_id = appointment_of.seat
$$;

-- A seat with a pupil's alias, locked behind its session, for those who are assigned to the group.
create function private.seat_of_staff(wanted uuid) returns private.class_seats
language plpgsql set search_path = '' as $$
declare
  seat private.class_seats;
begin
  perform private.require_staff();
  select * into seat from private.class_seats where id = wanted and alias is not null;
  if seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  perform private.staff_session(seat.session_id, true);
  perform from private.class_sessions where id = seat.session_id for update;
  select * into seat from private.class_seats where id = wanted for update;
  if seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  return seat;
end
$$;

-- Definer: writes a note over the one that its writer saw. What somebody else wrote since is handed back, and kept.
create function public.write_seat_note(seat uuid, text text, based_on_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_seat private.class_seats := private.seat_of_staff(write_seat_note.seat);
  newest private.seat_notes;
begin
  if (char_length(write_seat_note.text) <= 2000 and write_seat_note.based_on_version >= 0) is not true then
    raise exception 'a text of 2,000 characters, and the version that it follows' using errcode = '22023';
  end if;
  if found_seat.withdrawn_at is not null then
    raise exception 'this result was taken back' using errcode = 'PT409';
  end if;
  select * into newest from private.seat_notes as note where note.seat_id = found_seat.id order by note.version desc limit 1;
  insert into private.seat_notes (seat_id, version, text, author)
  values (found_seat.id, coalesce(newest.version, 0) + 1, write_seat_note.text, auth.uid());
  -- Twenty versions are kept.
  delete from private.seat_notes as note where note.seat_id = found_seat.id and note.version <= coalesce(newest.version, 0) - 19;
  return jsonb_build_object('version', coalesce(newest.version, 0) + 1, 'conflict',
    case when newest.version > write_seat_note.based_on_version then jsonb_build_object('text', newest.text, 'version', newest.version) end);
end
$$;

-- Definer: when they talk next, and where it is booked; an empty address is none.
create function public.set_appointment(seat uuid, at timestamptz, link text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_seat private.class_seats := private.seat_of_staff(set_appointment.seat);
begin
  if (set_appointment.at between now() - interval '1 day' and now() + interval '400 days'
    and set_appointment.link ~ '^(https://[^\s]+)?$' and char_length(set_appointment.link) <= 300) is not true then
    raise exception 'a time of this or the next year, and an https address or none' using errcode = '22023';
  end if;
  if found_seat.withdrawn_at is not null then
    raise exception 'this result was taken back' using errcode = 'PT409';
  end if;
  insert into private.seat_appointments (seat_id, next_at, link, author)
  values (found_seat.id, set_appointment.at, nullif(set_appointment.link, ''), auth.uid())
  on conflict (seat_id) do update set next_at = excluded.next_at, link = excluded.link, author = excluded.author;
end
$$;

-- Definer: takes the appointment away.
create function public.remove_appointment(seat uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_seat private.class_seats := private.seat_of_staff(remove_appointment.seat);
begin
  delete from private.seat_appointments where seat_id = found_seat.id;
end
$$;

create or replace function private.sheet_of(seat private.class_seats) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'shared', seat.shared, 'finished_at', seat.finished_at,
    'summary', case when seat.shared in ('summary', 'everything') then result.summary end,
    'attempts', case when seat.shared = 'everything' then private.told_attempts(result.attempts) end,
    'note', written.notes -> 0, 'earlier_notes', written.notes - 0, 'appointment', private.appointment_of(seat.id))
  from (select private.notes_of(seat.id) as notes) as written
  left join private.seat_results as result on result.seat_id = seat.id
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
    'notes', private.notes_of(seat.id), 'appointment', private.appointment_of(seat.id))
  from private.class_sessions as session
  join private.class_groups as class_group on class_group.id = session.group_id
  join private.centres as centre on centre.id = class_group.centre_id
  where session.id = seat.session_id
$$;

create or replace function private.empty_seat(wanted uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.seat_results where seat_id = wanted;
  delete from private.seat_notes where seat_id = wanted;
  delete from private.seat_appointments where seat_id = wanted;
  update private.class_seats set shared = 'nothing', withdrawn_at = coalesce(withdrawn_at, now()), sent_hash = null
  where id = wanted;
end
$$;

revoke all on function private.notes_of(uuid), private.appointment_of(uuid), private.seat_of_staff(uuid) from public;
revoke all on function public.write_seat_note(uuid, text, integer), public.set_appointment(uuid, timestamptz, text),
  public.remove_appointment(uuid) from public, anon, authenticated, service_role;
grant execute on function public.write_seat_note(uuid, text, integer), public.set_appointment(uuid, timestamptz, text),
  public.remove_appointment(uuid) to authenticated;
