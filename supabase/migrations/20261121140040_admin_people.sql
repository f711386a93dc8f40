-- Finding and helping people. Each person whom an admin sees is a row in the audit (TRUST P11),
-- those on a page of the list too.

-- 'maria gar' → 'maria':* & 'gar':*, null for nothing to look for.
create function private.people_query(search text) returns tsquery
language sql immutable set search_path = '' as $$
  select to_tsquery('simple', string_agg('''' || word || ''':*', ' & '))
  from regexp_split_to_table(private.plain_words(left(search, 100)), '\s+') as word
  where word <> ''
$$;

-- Definer: reads people who are not the caller, after asking who calls. The order is written into
-- the statement, so that the index of each order serves it.
create function public.admin_people(search text, filter text, sort text, page integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  page_size constant integer := 25;
  wanted tsquery := private.people_query(search);
  conditions jsonb := '{"all": "true", "confirmed": "confirmed_at is not null", "unconfirmed": "confirmed_at is null",
    "finished": "finished_at is not null", "marketing": "marketing", "research": "research", "admins": "is_admin"}';
  orders jsonb := '{"newest": "created_at desc, id", "oldest": "created_at, id desc", "name": "lower(full_name), id",
    "email": "email, id", "active": "finished_at desc nulls last, id"}';
  condition text := conditions ->> filter;
  ordering text := orders ->> sort;
  total bigint;
  found jsonb;
begin
  if condition is null or ordering is null or page is null or page not between 1 and 100000 then
    raise exception 'no such list' using errcode = '22023';
  end if;
  if wanted is not null then
    condition := condition || ' and words @@ $1';
  end if;
  execute format('select count(*) from private.people where %s', condition) into total using wanted;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(listed) - ''words''), ''[]'') from (
       select * from private.people where %s order by %s limit $2 offset $3
     ) as listed', condition, ordering)
  into found using wanted, page_size, (page - 1) * page_size;
  insert into private.audit (actor, person, action)
  select actor, (person ->> 'id')::uuid, 'list-person' from jsonb_array_elements(found) as listed (person);
  return jsonb_build_object('total', total, 'page', page, 'page_size', page_size, 'people', found);
end
$$;

-- Definer: one person whole, for a stated reason. Answers, because scores are derived from them on reading.
create function public.admin_person(person uuid, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
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

-- Definer: one part of an export, in the order of ids; the next part starts after the last id. Each
-- person in it is a row in the audit. 'contacts' are confirmed people who agree to be written to now.
create function public.admin_export(kind text, why text, after uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
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

-- Definer: the audit itself, newest first; `before` is the id of the last row seen.
create function public.admin_audit(action text, before bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id desc), '[]') into found from (
    select a.id, a.action, a.why, a.at, a.actor, a.person,
      by_whom.email as actor_email, about.email as person_email
    from private.audit a
    left join private.people by_whom on by_whom.id = a.actor
    left join private.people about on about.id = a.person
    where (admin_audit.before is null or a.id < admin_audit.before)
      and case when coalesce(admin_audit.action, '') = '' then a.action not in ('list-person', 'list-request') else a.action = admin_audit.action end
    order by a.id desc limit 50
  ) entry;
  return found;
end
$$;

revoke all on function private.people_query(text) from public;
revoke all on function public.admin_people(text, text, text, integer), public.admin_person(uuid, text),
  public.admin_export(text, text, uuid), public.admin_audit(text, bigint) from public, anon, authenticated, service_role;
grant execute on function public.admin_people(text, text, text, integer), public.admin_person(uuid, text),
  public.admin_export(text, text, uuid), public.admin_audit(text, bigint) to authenticated;
