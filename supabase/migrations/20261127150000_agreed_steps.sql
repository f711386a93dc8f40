-- What a counsellor and a pupil agreed on, a step a line. It is the pupil's: the card, the account and the page for home show it, a
-- withdrawal takes it along, and it ends with the session.
create table private.seat_steps (
  seat_id uuid not null primary key references private.class_seats (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 400),
  author uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
create index seat_steps_author_idx on private.seat_steps (author);
alter table private.seat_steps enable row level security;
revoke all on private.seat_steps from public, anon, authenticated, service_role;
create trigger clean_text before insert or update of text on private.seat_steps
  for each row execute function private.clean_written('text', 'text');

create function private.steps_of(seat uuid) returns text
language sql stable set search_path = '' as $$
  select text from private.seat_steps where seat_id = steps_of.seat
$$;

-- Definer: what was agreed, anew; an empty text takes it away.
create function public.set_agreed_steps(seat uuid, text text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_seat private.class_seats := private.seat_of_staff(set_agreed_steps.seat);
begin
  if (char_length(set_agreed_steps.text) <= 400) is not true then
    raise exception 'a text of 400 characters' using errcode = '22023';
  end if;
  if found_seat.withdrawn_at is not null then
    raise exception 'this result was taken back' using errcode = 'PT409';
  end if;
  if btrim(set_agreed_steps.text, E' \t\r\n') = '' then
    delete from private.seat_steps as agreed where agreed.seat_id = found_seat.id;
    return;
  end if;
  insert into private.seat_steps (seat_id, text, author)
  values (found_seat.id, set_agreed_steps.text, auth.uid())
  on conflict (seat_id) do update set text = excluded.text, author = excluded.author, at = now();
end
$$;

create or replace function private.sheet_of(seat private.class_seats) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'shared', seat.shared, 'finished_at', seat.finished_at,
    'summary', case when seat.shared in ('summary', 'everything') then result.summary end,
    'attempts', case when seat.shared = 'everything' then private.told_attempts(result.attempts) end,
    'note', written.notes -> 0, 'earlier_notes', written.notes - 0, 'appointment', private.appointment_of(seat.id),
    'agreed_steps', private.steps_of(seat.id))
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
    'notes', private.notes_of(seat.id), 'appointment', private.appointment_of(seat.id), 'agreed_steps', private.steps_of(seat.id))
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
  delete from private.seat_steps where seat_id = wanted;
  update private.class_seats set shared = 'nothing', withdrawn_at = coalesce(withdrawn_at, now()), sent_hash = null
  where id = wanted;
end
$$;

revoke all on function private.steps_of(uuid) from public;
revoke all on function public.set_agreed_steps(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.set_agreed_steps(uuid, text) to authenticated;
