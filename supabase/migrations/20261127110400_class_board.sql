-- What staff do with sessions: open one, look on, close it, release results, read what was shared. All are definers: no role of
-- the API may read or write these tables. Who calls is asked first, at each request.

-- Definer: opens a session with a code of its own.
create function public.open_class_session("group" uuid, tests text[], form text, hours integer, cap integer, results text,
  mode text, kind text default 'class') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  centre private.centres;
  made private.class_sessions;
  may_keep boolean;
begin
  perform private.require_group_staff(open_class_session."group", false);
  if (cardinality(open_class_session.tests) between 1 and 3
    and open_class_session.tests <@ array['riasec', 'values', 'personality']
    and cardinality(open_class_session.tests) = (select count(distinct test) from unnest(open_class_session.tests) as test)
    and open_class_session.form in ('full', 'short') and open_class_session.hours between 1 and 24
    and open_class_session.cap between 1 and 500 and open_class_session.results in ('now', 'released')
    and open_class_session.mode in ('personal', 'count') and open_class_session.kind = 'class') is not true then
    raise exception 'tests, form, 1 to 24 hours, 1 to 500 places, results and what is kept' using errcode = '22023';
  end if;
  select * into centre from private.centres
  where id = (select centre_id from private.class_groups where id = open_class_session."group");
  if centre.closing_at is not null then
    raise exception 'this centre is closing' using errcode = 'PT409';
  end if;
  may_keep := private.may_keep_pupils(centre.id);
  if may_keep is null then
    raise exception 'the agreement comes first' using errcode = 'PT412';
  end if;
  if open_class_session.mode = 'personal' and not may_keep then
    raise exception 'representatives have to authorise first' using errcode = 'PT451';
  end if;
  perform from private.class_groups where id = open_class_session."group" for update;
  if (select count(*) from private.class_sessions as known where known.group_id = open_class_session."group"
    and known.opened_at > now() - interval '1 day') >= 30 then
    raise exception 'thirty sessions of a group in a day are enough' using errcode = 'PT429';
  end if;
  insert into private.class_sessions (group_id, code, kind, tests, form, results, mode, cap, closes_at)
  values (open_class_session."group", private.new_class_code(), open_class_session.kind, open_class_session.tests,
    open_class_session.form, open_class_session.results, open_class_session.mode, open_class_session.cap,
    now() + make_interval(hours => open_class_session.hours)) returning * into made;
  return jsonb_build_object('id', made.id, 'code', made.code, 'closes_at', made.closes_at);
end
$$;

-- The session, settled if it has ended, for the staff of its group; PT404 for everybody else.
create function private.staff_session(wanted uuid, reads boolean) returns private.class_sessions
language plpgsql set search_path = '' as $$
declare
  session private.class_sessions;
begin
  perform private.require_staff();
  select * into session from private.class_sessions where id = wanted;
  if session.id is null then
    raise exception 'no such session' using errcode = 'PT404';
  end if;
  perform private.require_group_staff(session.group_id, reads);
  if private.class_end(session) <= now() then
    perform from private.class_sessions where id = wanted for update;
    perform private.settle_class(wanted);
    select * into session from private.class_sessions where id = wanted;
  end if;
  return session;
end
$$;

-- Definer: nobody joins any more; who has begun may send for fifteen minutes.
create function public.close_class_session(id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session private.class_sessions := private.staff_session(close_class_session.id, false);
begin
  perform from private.class_sessions as locked where locked.id = session.id for update;
  update private.class_sessions as closing set closed_at = now()
  where closing.id = session.id and closing.closed_at is null and closing.closes_at > now();
  perform private.settle_class(session.id);
  select * into session from private.class_sessions as closed where closed.id = session.id;
  return jsonb_build_object('closed_at', private.class_end(session), 'submit_until', private.class_end(session) + private.class_grace());
end
$$;

-- Definer: from now on pupils see their results.
create function public.release_results(id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session private.class_sessions := private.staff_session(release_results.id, false);
begin
  update private.class_sessions as released set released_at = coalesce(released_at, now())
  where released.id = session.id returning * into session;
  return jsonb_build_object('released_at', session.released_at);
end
$$;

-- A session as the staff's pages name it.
create function private.session_for_staff(session private.class_sessions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', session.id, 'group', session.group_id, 'code', session.code, 'kind', session.kind,
    'tests', to_jsonb(session.tests), 'form', session.form, 'mode', session.mode, 'results', session.results, 'cap', session.cap,
    'opened_at', session.opened_at, 'closes_at', session.closes_at, 'closed_at', session.closed_at,
    'released_at', session.released_at, 'ended', private.class_end(session) <= now(),
    'submit_until', private.class_end(session) + private.class_grace(),
    'erased_at_by', private.class_end(session) + private.class_span(),
    'joined', session.joined, 'half', session.half, 'finished', session.finished,
    'shared', (select count(*) from private.class_seats where session_id = session.id and shared <> 'nothing'))
$$;

-- Definer: how a session stands, now. Of a seat: its alias, how far it is, and what it lets see.
create function public.class_board(id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  session private.class_sessions := private.staff_session(class_board.id, false);
begin
  return jsonb_build_object('now', now(), 'session', private.session_for_staff(session),
    'counters', jsonb_build_object('joined', session.joined, 'half', session.half, 'finished', session.finished),
    'seats', (
      select coalesce(jsonb_agg(jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'joined_at', seat.joined_at,
        'half_at', seat.half_at, 'finished_at', seat.finished_at, 'shared', seat.shared,
        'withdrawn', seat.withdrawn_at is not null, 'with_account', seat.user_id is not null) order by seat.joined_at, seat.id), '[]')
      from private.class_seats as seat where seat.session_id = session.id and seat.alias is not null));
end
$$;

-- What one seat lets its group's counsellors see. What more is kept of it is added by the files that make it.
create function private.sheet_of(seat private.class_seats) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('seat', seat.id, 'alias', seat.alias, 'shared', seat.shared, 'finished_at', seat.finished_at,
    'summary', case when seat.shared in ('summary', 'everything') then result.summary end,
    'attempts', case when seat.shared = 'everything' then private.told_attempts(result.attempts) end)
  from (select) as always left join private.seat_results as result on result.seat_id = seat.id
$$;

-- Definer: one sheet, for those who are assigned to the group.
create function public.shared_sheet(seat uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_seat private.class_seats;
begin
  perform private.require_staff();
  select * into found_seat from private.class_seats where id = shared_sheet.seat and alias is not null;
  if found_seat.id is null then
    raise exception 'no such seat' using errcode = 'PT404';
  end if;
  perform private.staff_session(found_seat.session_id, true);
  return private.sheet_of(found_seat);
end
$$;

-- Definer: all sheets of a session from which anything was shared.
create function public.shared_sheets(session uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_session private.class_sessions := private.staff_session(shared_sheets.session, true);
begin
  return (
    select coalesce(jsonb_agg(private.sheet_of(seat) order by seat.joined_at, seat.id), '[]')
    from private.class_seats as seat where seat.session_id = found_session.id and seat.shared <> 'nothing');
end
$$;

-- Definer: everything that a member of the staff works with: of a lead, the whole centre; of a counsellor, her groups.
create function public.my_centres() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_staff();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', centre.id, 'name', centre.name, 'country', centre.country, 'kind', centre.kind,
      'role', own.role, 'created_at', centre.created_at, 'closing_at', centre.closing_at,
      'erased_at_by', centre.closing_at + interval '30 days', 'may_keep_pupils', private.may_keep_pupils(centre.id),
      'agreement', (
        select jsonb_build_object('version', version, 'accepted_at', at, 'legal_basis', legal_basis, 'notice', notice_given,
          'authorisations', authorisations, 'minimum_age', minimum_age)
        from private.centre_agreements where centre_id = centre.id order by id desc limit 1),
      'groups', (
        select coalesce(jsonb_agg(jsonb_build_object('id', class_group.id, 'name', class_group.name,
          'is_mine', exists (select from private.group_staff where group_id = class_group.id and user_id = caller),
          'staff', (
            select coalesce(jsonb_agg(jsonb_build_object('user', member.user_id, 'name', private.staff_name(member.user_id)) order by member.user_id), '[]')
            from private.group_staff as member where member.group_id = class_group.id))
          order by class_group.created_at, class_group.id), '[]')
        from private.class_groups as class_group where class_group.centre_id = centre.id
          and (own.role = 'lead' or exists (select from private.group_staff where group_id = class_group.id and user_id = caller))),
      'staff', case own.role when 'lead' then (
        select coalesce(jsonb_agg(jsonb_build_object('user', member.user_id, 'name', private.staff_name(member.user_id), 'role', member.role,
          'is_me', member.user_id = caller, 'groups', (
            select coalesce(jsonb_agg(assigned.group_id), '[]') from private.group_staff as assigned
            join private.class_groups as class_group on class_group.id = assigned.group_id
            where assigned.user_id = member.user_id and class_group.centre_id = centre.id))
          order by member.joined_at, member.user_id), '[]')
        from private.centre_staff as member where member.centre_id = centre.id) else '[]' end,
      'invitations', case own.role when 'lead' then (
        select coalesce(jsonb_agg(jsonb_build_object('id', invitation.id, 'role', invitation.role, 'expires_at', invitation.expires_at)
          order by invitation.created_at), '[]')
        from private.staff_invitations as invitation where invitation.centre_id = centre.id and invitation.expires_at > now()) else '[]' end,
      'sessions', (
        select coalesce(jsonb_agg(private.session_for_staff(session) order by session.opened_at desc), '[]')
        from private.class_sessions as session where session.id in (
          select recent.id from private.class_sessions as recent
          join private.class_groups as class_group on class_group.id = recent.group_id
          where class_group.centre_id = centre.id
            and (own.role = 'lead' or exists (select from private.group_staff where group_id = class_group.id and user_id = caller))
          order by recent.opened_at desc limit 200)))
      order by centre.created_at, centre.id), '[]')
    from private.centre_staff as own join private.centres as centre on centre.id = own.centre_id
    where own.user_id = caller);
end
$$;

revoke all on function private.staff_session(uuid, boolean), private.session_for_staff(private.class_sessions),
  private.sheet_of(private.class_seats) from public;
revoke all on function public.open_class_session(uuid, text[], text, integer, integer, text, text, text),
  public.close_class_session(uuid), public.release_results(uuid), public.class_board(uuid), public.shared_sheet(uuid),
  public.shared_sheets(uuid), public.my_centres() from public, anon, authenticated, service_role;
grant execute on function public.open_class_session(uuid, text[], text, integer, integer, text, text, text),
  public.close_class_session(uuid), public.release_results(uuid), public.class_board(uuid), public.shared_sheet(uuid),
  public.shared_sheets(uuid), public.my_centres() to authenticated;
