-- Lists and exports of people can be read at a standby: who is shown is written into the audit at the writer, before it is answered.

-- Adds the lines (person, action, why) to the audit and gives the answer. Where nothing can be written, for a server that says
-- it will write them itself, it gives it the lines beside the answer.
create function private.audited(actor uuid, lines jsonb, answer jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if current_setting('transaction_read_only') = 'on' and current_setting('faro.writes_audit', true) = 'yes' then
    return jsonb_build_object('actor', actor, 'lines', lines, 'answer', answer);
  end if;
  insert into private.audit (actor, person, action, why)
  select audited.actor, (line ->> 'person')::uuid, line ->> 'action', line ->> 'why' from jsonb_array_elements(lines) as listed (line);
  return answer;
end
$$;

-- Lines of what was read at a standby. False, and nothing written: the actor is no administrator any more, or somebody who was
-- read is gone; the answer may not be given then.
create function private.write_audit(actor uuid, lines jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.profiles as admin where admin.id = write_audit.actor and admin.is_admin) or exists (
    select from jsonb_array_elements(lines) as listed (line) where line ->> 'person' is not null
      and not exists (select from auth.users where id = (line ->> 'person')::uuid)
  ) then
    return false;
  end if;
  perform private.audited(actor, lines, null);
  return true;
end
$$;

create or replace function public.admin_people(search text, filter text, sort text, page integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  page_size constant integer := 25;
  most constant integer := 5000;
  wanted tsquery := private.people_query(search);
  conditions jsonb := '{"all": "true", "confirmed": "confirmed_at is not null", "unconfirmed": "confirmed_at is null",
    "finished": "finished_at is not null", "marketing": "marketing", "research": "research", "admins": "is_admin",
    "joined-recently": "confirmed_at is not null and created_at >= private.first_of_days(30)",
    "finished-recently": "finished_at >= private.first_of_days(30)",
    "left-recently": "id = any (array(select user_id from public.attempts where state = ''draft'' and created_at >= private.first_of_days(30) and created_at < now() - interval ''1 day''))"}';
  orders jsonb := '{"newest": "created_at desc, id", "oldest": "created_at, id desc", "name": "private.plain_words(full_name) collate \"C\", id",
    "email": "email, id", "active": "finished_at desc nulls last, id"}';
  condition text := conditions ->> filter;
  ordering text := orders ->> sort;
  source text;
  total bigint;
  is_bounded boolean := false;
  found jsonb;
  seen uuid[];
  lines jsonb := '[]';
begin
  if condition is null or ordering is null or page is null or page not between 1 and 100000 then
    raise exception 'no such list' using errcode = '22023';
  end if;
  if wanted is not null then
    condition := condition || ' and words @@ $1';
  end if;
  if condition = 'true' then
    select coalesce(sum(people), 0) into total from private.people_counts;
  elsif filter in ('confirmed', 'unconfirmed') and wanted is null then
    select coalesce(sum(case filter when 'confirmed' then confirmed else people - confirmed end), 0) into total
    from private.people_counts;
  else
    execute format('select count(*) from (select from private.people as listed where %s limit $2) as counted', condition)
    into total using wanted, most + 1;
    is_bounded := total > most;
  end if;
  -- Those of a month are found by their day and then put in order: in the order asked for one might read through everybody.
  source := format(case when filter like '%-recently'
    then '(select * from private.people as listed where %s offset 0) as listed' else 'private.people as listed where %s' end, condition);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(listed) - ''words'' - ''used_at''), ''[]'') from (
       select * from private.people
       where id in (select id from %3$s order by %2$s limit $2 offset $3) order by %2$s
     ) as listed', condition, ordering, source)
  into found using wanted, page_size, (page - 1) * page_size;

  select array_agg((person ->> 'id')::uuid) into seen from jsonb_array_elements(found) as listed (person);
  if total <= page_size then
    execute format('select array_agg(id) from private.people as listed where %s', condition) into seen using wanted;
  elsif condition <> 'true' then
    lines := jsonb_build_array(jsonb_build_object('action', 'count-people',
      'why', case when is_bounded then 'over ' || most else total::text end || ' people'));
  end if;
  select lines || coalesce(jsonb_agg(jsonb_build_object('person', id, 'action', 'list-person')), '[]') into lines from (
    select unnest(seen) as id
    union
    -- Whom the words name and the filter leaves out: that they are left out was told as well.
    select id from (select id from private.people where words @@ wanted limit page_size + 1) as named
    where total <= page_size and (
      select count(*) from (select from private.people where words @@ wanted limit page_size + 1) as counted
    ) <= page_size
  ) as everybody;
  return private.audited(actor, lines, jsonb_build_object(
    'total', case when is_bounded then most else total end, 'more', is_bounded, 'page', page, 'page_size', page_size, 'people', found));
end
$$;

create or replace function public.admin_requests(is_open boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  found jsonb;
begin
  if is_open is null then
    raise exception 'open ones or answered ones?' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') into found from (
    select r.id, r.user_id, r.kind, r.text, r.channel, r.at, r.due_at, r.answered_at, r.outcome,
      r.answered_at is null and r.due_at < now() as is_overdue,
      asker.who, asker.asked_by, asker.proof_asked_at, asker.proof_seen_at, asker.told_at,
      coalesce(listed.full_name, '') as full_name, coalesce(listed.email, '') as email,
      coalesce(listed.is_synthetic, false) as is_synthetic
    from public.requests r left join private.people listed on listed.id = r.user_id
    left join private.request_askers asker on asker.request = r.id
    where (r.answered_at is null) = is_open
    order by case when is_open then r.due_at end, r.answered_at desc, r.id
    limit 200
  ) r;
  return private.audited(actor, (
    select coalesce(jsonb_agg(distinct jsonb_build_object('person', request ->> 'user_id', 'action', 'list-request')), '[]')
    from jsonb_array_elements(found) as listed (request) where request ->> 'user_id' is not null
  ), found);
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
    insert into private.exported_contacts (user_id, address)
    select (contact ->> 'id')::uuid, contact ->> 'email' from jsonb_array_elements(part) as listed (contact)
    on conflict (user_id) do update set address = excluded.address, at = excluded.at;
    -- Who agreed again is on the list again: an older message would take them off it.
    delete from private.withdrawals where done_at is null
      and address in (select contact ->> 'email' from jsonb_array_elements(part) as listed (contact));
  else
    raise exception 'no such export' using errcode = '22023';
  end if;
  return private.audited(actor, (
    select coalesce(jsonb_agg(jsonb_build_object('person', person ->> 'id', 'action', 'export-' || kind, 'why', reason)), '[]')
    from jsonb_array_elements(part) as listed (person)
  ), part);
end
$$;
