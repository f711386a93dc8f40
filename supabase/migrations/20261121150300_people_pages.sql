-- A late page of the list read every person before it whole, and the number of all was counted at each look. Now the
-- page is found by ids, which the index of its order holds by itself, and then read; the lines of the overview know
-- how many there are.
create or replace function public.admin_people(search text, filter text, sort text, page integer) returns jsonb
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
  if condition = 'true' then
    select coalesce(sum(people), 0) into total from private.people_counts;
  else
    execute format('select count(*) from private.people where %s', condition) into total using wanted;
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(listed) - ''words''), ''[]'') from (
       select * from private.people
       where id in (select id from private.people where %1$s order by %2$s limit $2 offset $3) order by %2$s
     ) as listed', condition, ordering)
  into found using wanted, page_size, (page - 1) * page_size;
  insert into private.audit (actor, person, action)
  select actor, (person ->> 'id')::uuid, 'list-person' from jsonb_array_elements(found) as listed (person);
  return jsonb_build_object('total', total, 'page', page, 'page_size', page_size, 'people', found);
end
$$;
