-- What staff do with their centre. All are definers: no role of the API may read or write these tables. Who calls is asked first.

-- Definer: makes a centre, whose lead the caller becomes.
create function public.create_centre(name text, country text, kind text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_staff();
  made uuid;
begin
  if (char_length(private.clean_line(create_centre.name, 80)) >= 2 and create_centre.country ~ '^[A-Z]{2}$'
    and create_centre.kind in ('school', 'consultancy')) is not true then
    raise exception 'a name, a country and what it is' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(caller::text, 7231));
  if (select count(*) from private.centre_staff where user_id = caller and role = 'lead') >= 3 then
    raise exception 'three centres are enough' using errcode = 'PT409';
  end if;
  insert into private.centres (name, country, kind)
  values (create_centre.name, create_centre.country, create_centre.kind) returning id into made;
  insert into private.centre_staff (centre_id, user_id, role) values (made, caller, 'lead');
  return made;
end
$$;

-- Definer: what a lead accepts before the first session. What she says of her pupils decides whether anything personal may
-- be kept of them.
create function public.accept_agreement(centre uuid, version text, text_hash text, legal_basis text, notice_given boolean,
  authorisations boolean, minimum_age integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_centre_staff(accept_agreement.centre, 'lead');
begin
  if (accept_agreement.version ~ '^[A-Za-z0-9._-]{1,40}$' and accept_agreement.text_hash ~ '^[0-9a-f]{64}$'
    and accept_agreement.legal_basis in ('public-task', 'legitimate-interest', 'consent', 'contract')
    and accept_agreement.notice_given and accept_agreement.authorisations is not null
    and accept_agreement.minimum_age between 6 and 99) is not true then
    raise exception 'which text, on which basis, that pupils were told, and how old the youngest are' using errcode = '22023';
  end if;
  if (select count(*) from private.centre_agreements as known where known.centre_id = accept_agreement.centre
    and known.at > now() - interval '1 day') >= 20 then
    raise exception 'too often in a day' using errcode = 'PT429';
  end if;
  insert into private.centre_agreements (centre_id, version, text_hash, country, legal_basis, notice_given, authorisations, minimum_age, made_by)
  select accept_agreement.centre, accept_agreement.version, accept_agreement.text_hash, centre.country, accept_agreement.legal_basis,
    accept_agreement.notice_given, accept_agreement.authorisations, accept_agreement.minimum_age, caller
  from private.centres as centre where centre.id = accept_agreement.centre;
  return jsonb_build_object('may_keep_pupils', private.may_keep_pupils(accept_agreement.centre));
end
$$;

-- Definer: a new group, to which whoever makes it is assigned.
create function public.create_group(centre uuid, name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_centre_staff(create_group.centre);
  made uuid;
begin
  if (private.clean_line(create_group.name, 60) <> '') is not true then
    raise exception 'a name' using errcode = '22023';
  end if;
  perform from private.centres where id = create_group.centre for update;
  if (select count(*) from private.class_groups where centre_id = create_group.centre) >= 1000 then
    raise exception 'a thousand groups are enough' using errcode = 'PT409';
  end if;
  insert into private.class_groups (centre_id, name) values (create_group.centre, create_group.name) returning id into made;
  insert into private.group_staff (group_id, user_id) values (made, caller);
  return made;
end
$$;

create function public.rename_group("group" uuid, name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_group_staff(rename_group."group", false);
  if (private.clean_line(rename_group.name, 60) <> '') is not true then
    raise exception 'a name' using errcode = '22023';
  end if;
  update private.class_groups set name = rename_group.name where id = rename_group."group";
end
$$;

-- Definer: a group goes with its sessions and everything in them.
create function public.remove_group("group" uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_centre uuid := (select centre_id from private.class_groups where id = remove_group."group");
begin
  perform private.require_group_staff(remove_group."group", false);
  perform private.require_centre_staff(of_centre, 'lead');
  delete from private.class_groups where id = remove_group."group";
end
$$;

-- Definer: who reads a group's sheets. Leads decide, and everybody of the centre can see it.
create function public.set_group_staff("group" uuid, users uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_centre uuid := (select centre_id from private.class_groups where id = set_group_staff."group");
begin
  perform private.require_group_staff(set_group_staff."group", false);
  perform private.require_centre_staff(of_centre, 'lead');
  if set_group_staff.users is null or cardinality(set_group_staff.users) > 50 or exists (
    select from unnest(set_group_staff.users) as one where not exists (
      select from private.centre_staff where centre_id = of_centre and user_id = one)) then
    raise exception 'staff of this centre' using errcode = '22023';
  end if;
  delete from private.group_staff where group_id = set_group_staff."group" and user_id <> all (set_group_staff.users);
  insert into private.group_staff (group_id, user_id)
  select distinct set_group_staff."group", one from unnest(set_group_staff.users) as one on conflict do nothing;
end
$$;

-- Definer: a link for one person, of which only the hash is known here.
create function public.invite_staff(centre uuid, role text, groups uuid[], secret_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_centre_staff(invite_staff.centre, 'lead');
  made private.staff_invitations;
begin
  if (invite_staff.role in ('lead', 'counsellor') and invite_staff.secret_hash ~ '^[0-9a-f]{64}$'
    and cardinality(invite_staff.groups) <= 200) is not true or exists (
    select from unnest(invite_staff.groups) as one where not exists (
      select from private.class_groups where id = one and centre_id = invite_staff.centre)) then
    raise exception 'a role, groups of this centre and a hash' using errcode = '22023';
  end if;
  perform from private.centres where id = invite_staff.centre for update;
  delete from private.staff_invitations where centre_id = invite_staff.centre and expires_at <= now();
  if (select count(*) from private.staff_invitations where centre_id = invite_staff.centre) >= 50
    or (select count(*) from private.centre_staff where centre_id = invite_staff.centre) >= 100 then
    raise exception 'enough people and open links' using errcode = 'PT409';
  end if;
  insert into private.staff_invitations (centre_id, token_hash, role, groups, made_by)
  values (invite_staff.centre, invite_staff.secret_hash, invite_staff.role, invite_staff.groups, caller) returning * into made;
  return jsonb_build_object('id', made.id, 'expires_at', made.expires_at);
end
$$;

-- Definer: takes a link back before it is used.
create function public.revoke_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_centre_staff(
    (select centre_id from private.staff_invitations where id = revoke_invitation.invitation), 'lead');
  delete from private.staff_invitations where id = revoke_invitation.invitation;
end
$$;

-- Definer: what a link invites to; null when it was used, taken back or is over.
create function public.look_at_invitation(secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('centre', centre.name, 'role', invitation.role, 'expires_at', invitation.expires_at)
  from private.staff_invitations as invitation join private.centres as centre on centre.id = invitation.centre_id
  where invitation.token_hash = private.secret_hash_of(look_at_invitation.secret) and invitation.expires_at > now()
$$;

-- Definer: the link is used up. Who already works there gets the groups as well, and keeps the higher role.
create function public.accept_invitation(secret text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_staff();
  used private.staff_invitations;
begin
  delete from private.staff_invitations
  where token_hash = private.secret_hash_of(accept_invitation.secret) and expires_at > now() returning * into used;
  if used.id is null then
    raise exception 'no such invitation' using errcode = 'PT404';
  end if;
  insert into private.centre_staff as known (centre_id, user_id, role) values (used.centre_id, caller, used.role)
  on conflict (centre_id, user_id) do update
  set role = case when 'lead' in (known.role, excluded.role) then 'lead' else excluded.role end;
  insert into private.group_staff (group_id, user_id)
  select id, caller from private.class_groups where id = any (used.groups) and centre_id = used.centre_id on conflict do nothing;
  return used.centre_id;
end
$$;

-- Raises PT409 where a centre would have no lead but this one.
create function private.keep_a_lead(centre uuid, person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.centres where id = centre for update;
  if not exists (select from private.centre_staff where centre_id = centre and role = 'lead' and user_id <> person) then
    raise exception 'the last lead stays' using errcode = 'PT409';
  end if;
end
$$;

-- Definer: from the next request on this person has nothing of the centre. Leads do it to others; everybody to herself.
create function public.remove_staff(centre uuid, "user" uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_centre_staff(remove_staff.centre);
begin
  if remove_staff."user" is distinct from caller then
    perform private.require_centre_staff(remove_staff.centre, 'lead');
  end if;
  perform private.keep_a_lead(remove_staff.centre, remove_staff."user");
  delete from private.group_staff where user_id = remove_staff."user"
    and group_id in (select id from private.class_groups where centre_id = remove_staff.centre);
  delete from private.centre_staff where centre_id = remove_staff.centre and user_id = remove_staff."user";
end
$$;

-- Definer: leads make leads and counsellors.
create function public.set_staff_role(centre uuid, "user" uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_centre_staff(set_staff_role.centre, 'lead');
  if (set_staff_role.role in ('lead', 'counsellor')) is not true then
    raise exception 'lead or counsellor?' using errcode = '22023';
  end if;
  if set_staff_role.role = 'counsellor' then
    perform private.keep_a_lead(set_staff_role.centre, set_staff_role."user");
  end if;
  update private.centre_staff as staff set role = set_staff_role.role
  where staff.centre_id = set_staff_role.centre and staff.user_id = set_staff_role."user";
end
$$;

revoke all on function private.keep_a_lead(uuid, uuid) from public;
revoke all on function public.create_centre(text, text, text),
  public.accept_agreement(uuid, text, text, text, boolean, boolean, integer), public.create_group(uuid, text),
  public.rename_group(uuid, text), public.remove_group(uuid), public.set_group_staff(uuid, uuid[]),
  public.invite_staff(uuid, text, uuid[], text), public.revoke_invitation(uuid), public.look_at_invitation(text),
  public.accept_invitation(text), public.remove_staff(uuid, uuid), public.set_staff_role(uuid, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.create_centre(text, text, text),
  public.accept_agreement(uuid, text, text, text, boolean, boolean, integer), public.create_group(uuid, text),
  public.rename_group(uuid, text), public.remove_group(uuid), public.set_group_staff(uuid, uuid[]),
  public.invite_staff(uuid, text, uuid[], text), public.revoke_invitation(uuid),
  public.accept_invitation(text), public.remove_staff(uuid, uuid), public.set_staff_role(uuid, uuid, text) to authenticated;
grant execute on function public.look_at_invitation(text) to anon, authenticated;
