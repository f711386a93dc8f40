-- Admins see other people's answers, so a password alone opens nothing of theirs. Asked of the token
-- and of the session: a factor that was taken away is gone at once, and not when the token ends.
create function private.used_second_factor() returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt() ->> 'aal') = 'aal2', false) and exists (
    select from auth.sessions
    where id::text = (select auth.jwt() ->> 'session_id') and user_id = (select auth.uid()) and aal = 'aal2'
  )
$$;

-- The first line of every admin function. 42501: no admin. PT403: an admin without the second factor.
create or replace function private.require_admin() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'only admins do this' using errcode = '42501';
  end if;
  if not private.used_second_factor() then
    raise exception 'second factor needed' using errcode = 'PT403';
  end if;
  return auth.uid();
end
$$;

-- Exporting, granting and opening a record want more: the password or a code in the last ten minutes,
-- in this session. PT428 is told apart, so that a page can ask for a code and go on.
create function private.require_fresh_admin() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  actor uuid := private.require_admin();
begin
  if private.signed_in_just_now() or exists (
    select from auth.mfa_amr_claims as claim
    where claim.session_id::text = (select auth.jwt() ->> 'session_id')
      and claim.authentication_method = 'totp' and claim.updated_at > now() - interval '10 minutes'
  ) then
    return actor;
  end if;
  raise exception 'fresh sign-in needed' using errcode = 'PT428';
end
$$;
revoke all on function private.used_second_factor(), private.require_fresh_admin() from public;

create or replace function public.set_admin(person uuid, make_admin boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_fresh_admin();
begin
  if person is null or make_admin is null then
    raise exception 'who, and yes or no?' using errcode = '22023';
  end if;
  perform private.change_admin(actor, person, make_admin, null);
end
$$;

create or replace function public.admin_person(person uuid, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_person.why);
  found jsonb;
begin
  select jsonb_build_object(
    'id', listed.id, 'email', listed.email, 'full_name', listed.full_name, 'locale', listed.locale,
    'country', p.country, 'age_band', p.age_band, 'study_level', p.study_level, 'source', p.source,
    'created_at', listed.created_at, 'confirmed_at', listed.confirmed_at,
    'is_admin', listed.is_admin, 'is_synthetic', listed.is_synthetic
  ) into found
  from private.people listed join public.profiles p on p.id = listed.id where listed.id = person;
  if found is null then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  insert into private.audit (actor, person, action, why) values (actor, person, 'see-person', reason);
  return found || jsonb_build_object(
    'attempts', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at desc), '[]') from (
        select id, instrument, version, form, locale, state, answers, item_times, created_at, submitted_at
        from public.attempts where user_id = person order by created_at desc limit 50
      ) a),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.at desc), '[]') from (
        select id, purpose, granted, text_version, locale, channel, at
        from public.consents where user_id = person order by at desc, id desc limit 100
      ) c),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'text', text, 'at', at) order by at desc, id desc), '[]')
      from private.notes where user_id = person)
  );
end
$$;

create or replace function public.admin_export(kind text, why text, after uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_fresh_admin();
  reason text := private.check_reason(admin_export.why);
  part jsonb;
begin
  if kind = 'people' then
    select coalesce(jsonb_agg(to_jsonb(chosen) - 'words' order by id), '[]') into part from (
      select * from private.people where id > coalesce(after, '00000000-0000-0000-0000-000000000000') order by id limit 2000
    ) chosen;
  elsif kind = 'contacts' then
    select coalesce(jsonb_agg(to_jsonb(chosen) - 'words' order by id), '[]') into part from (
      select * from private.people
      where marketing and confirmed_at is not null and id > coalesce(after, '00000000-0000-0000-0000-000000000000')
      order by id limit 2000
    ) chosen;
  else
    raise exception 'no such export' using errcode = '22023';
  end if;
  insert into private.audit (actor, person, action, why)
  select actor, (person ->> 'id')::uuid, 'export-' || kind, reason from jsonb_array_elements(part) as listed (person);
  return part;
end
$$;
