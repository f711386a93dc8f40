-- The picture of a group is made when no answer can come any more: as soon as everybody who sits there has finished, at the end of
-- the fifteen minutes at the latest (decision 162).

-- Whether answers may still come.
create function private.awaits_answers(session private.class_sessions) returns boolean
language sql stable set search_path = '' as $$
  select private.class_end(session) > now()
    or (private.class_end(session) + private.class_grace() > now()
      and exists (select from private.class_seats where session_id = session.id and finished_at is null))
$$;

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
  elsif not private.awaits_answers(session)
    and not exists (select from private.group_reports where session_id = wanted) then
    -- Two sessions of a group that end together make one picture.
    perform from private.class_groups where id = session.group_id for update;
    insert into private.group_reports (session_id, frozen) values (wanted, private.group_figures(session))
    on conflict do nothing;
  end if;
end
$$;

-- Definer: the frozen picture, for the staff of the group; while answers may come there is none, and it is said until when.
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
  if found_session.mode = 'count' or not 'riasec' = any (found_session.tests) then
    return jsonb_build_object('standing', 'no-interests');
  end if;
  if private.class_end(found_session) > now() then
    return jsonb_build_object('standing', 'open');
  end if;
  return jsonb_build_object('standing', 'waiting', 'until', private.class_end(found_session) + private.class_grace(),
    'missing', (select count(*) from private.class_seats where session_id = found_session.id and finished_at is null));
end
$$;

revoke all on function private.awaits_answers(private.class_sessions) from public;
