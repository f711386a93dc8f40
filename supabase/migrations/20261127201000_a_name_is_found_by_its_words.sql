-- Whoever is looked for by a rare name is found by it at once, however many people there are.
create or replace function public.admin_people(search text, filter text, sort text, page integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  page_size constant integer := 25;
  most constant integer := 1000;
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
  elsif filter = 'left-recently' and wanted is null then
    select count(*) into total from (
      select distinct user_id from public.attempts where state = 'draft' and created_at >= private.first_of_days(30)
        and created_at < now() - interval '1 day' limit most + 1
    ) as counted;
    is_bounded := total > most;
  else
    execute format('select count(*) from (select from private.people as listed where %s limit $2) as counted', condition)
    into total using wanted, most + 1;
    is_bounded := total > most;
  end if;
  if filter = 'left-recently' and is_bounded and sort = 'newest' then
    condition := replace(condition, conditions ->> filter, 'exists (select from public.attempts as draft
      where draft.user_id = listed.id and draft.state = ''draft'' and draft.created_at >= private.first_of_days(30)
      and draft.created_at < now() - interval ''1 day'')');
  end if;
  -- Few are found by what they are, and then put in order: in the order asked for one might read through everybody. Of many
  -- the newest are near the beginning of that order.
  source := format(case when (filter like '%-recently' or wanted is not null) and not (is_bounded and sort = 'newest')
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
    select id from (select id from private.people where words @@ wanted offset 0) as named
    where total <= page_size and (
      select count(*) from (select from private.people where words @@ wanted offset 0) as counted
    ) <= page_size
  ) as everybody;
  return private.audited(actor, lines, jsonb_build_object(
    'total', case when is_bounded then most else total end, 'more', is_bounded, 'page', page, 'page_size', page_size, 'people', found));
end
$$;
