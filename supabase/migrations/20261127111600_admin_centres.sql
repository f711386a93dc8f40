-- What the site's administrators see of centres: that they are there, and with a reason that is written down, who works there and how
-- many sessions there were. Never an alias, a sheet, a note or a result.

-- Definer: reads centres, which no API role may, for admins only. Names of institutions and numbers.
create function public.admin_centres() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc), '[]') from (
      select centre.id, centre.name, centre.country, centre.kind, centre.created_at, centre.closing_at, centre.is_synthetic,
        (select count(*) from private.centre_staff where centre_id = centre.id) as staff,
        (select count(*) from private.class_groups where centre_id = centre.id) as groups,
        (select count(*) from private.class_sessions as session join private.class_groups as class_group
          on class_group.id = session.group_id where class_group.centre_id = centre.id) as sessions,
        private.may_keep_pupils(centre.id) as may_keep_pupils
      from private.centres as centre order by centre.created_at desc limit 500
    ) as listed);
end
$$;

-- Definer: reads who works at a centre for admins only, and writes down why.
create function public.admin_centre(centre uuid, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_centre.why);
  found_centre private.centres;
begin
  select * into found_centre from private.centres where id = admin_centre.centre;
  if found_centre.id is null then
    raise exception 'no such centre' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, action, why) values (actor, 'see-centre', reason);
  -- Whoever is shown has a row of her own (decision 110).
  insert into private.audit (actor, person, action, why)
  select actor, user_id, 'see-centre', reason from private.centre_staff where centre_id = found_centre.id;
  return jsonb_build_object('id', found_centre.id, 'name', found_centre.name, 'country', found_centre.country, 'kind', found_centre.kind,
    'created_at', found_centre.created_at, 'closing_at', found_centre.closing_at,
    'staff', (
      select coalesce(jsonb_agg(jsonb_build_object('user', staff.user_id, 'name', private.staff_name(staff.user_id),
        'email', account.email, 'role', staff.role, 'joined_at', staff.joined_at) order by staff.joined_at), '[]')
      from private.centre_staff as staff join auth.users as account on account.id = staff.user_id
      where staff.centre_id = found_centre.id),
    'agreements', (
      select coalesce(jsonb_agg(jsonb_build_object('version', version, 'text_hash', text_hash, 'country', country, 'legal_basis', legal_basis,
        'authorisations', authorisations, 'minimum_age', minimum_age, 'accepted_at', at) order by id desc), '[]')
      from private.centre_agreements where centre_id = found_centre.id),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object('opened_at', session.opened_at, 'mode', session.mode, 'finished', session.finished)
        order by session.opened_at desc), '[]')
      from private.class_sessions as session join private.class_groups as class_group on class_group.id = session.group_id
      where class_group.centre_id = found_centre.id));
end
$$;

revoke all on function public.admin_centres(), public.admin_centre(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_centres(), public.admin_centre(uuid, text) to authenticated;
