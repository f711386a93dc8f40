-- What an administrator wants to know first: four figures of the last thirty days beside those of the thirty before, and how
-- far the people went who joined in them. Counted from rows that are there for the people's own sake; nothing is
-- noted down for it. Each figure has a list behind it, so three filters come with it.

-- Midnight in UTC, so that today is the last of so many days: the days of `private.people_counts`.
create function private.first_of_days(days integer) returns timestamptz
language sql stable set search_path = '' as $$
  select (date_trunc('day', now() at time zone 'UTC') - (days - 1) * interval '1 day') at time zone 'UTC'
$$;
revoke all on function private.first_of_days(integer) from public;

create index attempts_submitted_at_idx on public.attempts (submitted_at) include (user_id) where state = 'submitted';

-- Definer: counts people and attempts who are not the caller's, after asking who calls.
create function public.admin_glance() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz := private.first_of_days(30);
  before timestamptz := private.first_of_days(60);
  month_ago timestamptz := now() - interval '30 days';
begin
  perform private.require_admin();
  return jsonb_build_object(
    -- Who never confirmed is erased after a week, so that the month before would always look smaller.
    'joined', (
      select jsonb_build_object(
        'now', coalesce(sum(confirmed) filter (where day >= private.day_of(since)), 0),
        'before', coalesce(sum(confirmed) filter (where day < private.day_of(since)), 0)
      ) from private.people_counts where day >= private.day_of(before)),
    'finished', jsonb_build_object(
      'now', (select count(*) from private.people where finished_at >= since),
      'before', (
        select count(distinct user_id) from public.attempts
        where state = 'submitted' and submitted_at >= before and submitted_at < since)),
    -- Left alone for a day: who is answering right now has not dropped off.
    'left', (
      select jsonb_build_object(
        'now', jsonb_build_object(
          'started', count(*) filter (where created_at >= since),
          'left', count(*) filter (where created_at >= since and state = 'draft')),
        'before', jsonb_build_object(
          'started', count(*) filter (where created_at < since),
          'left', count(*) filter (where created_at < since and state = 'draft'))
      ) from public.attempts
      where created_at >= before and created_at < now() - interval '1 day' and state <> 'withdrawn'),
    'pending', (
      select jsonb_build_object(
        'now', count(*) filter (where answered_at is null),
        'overdue', count(*) filter (where answered_at is null and due_at < now()),
        'before', count(*) filter (where at < month_ago and (answered_at is null or answered_at >= month_ago))
      ) from public.requests),
    -- Each step counts those of the step before, so that no later one is larger.
    'way', (
      select jsonb_build_object(
        'joined', count(*),
        'began', count(*) filter (where started > 0),
        'finished', count(*) filter (where finished > 0),
        'finished_another', count(*) filter (where finished > 1 and (
          select count(distinct instrument) from public.attempts where user_id = listed.id and state = 'submitted'
        ) > 1)
      ) from private.people as listed where created_at >= since and confirmed_at is not null)
  );
end
$$;
revoke all on function public.admin_glance() from public, anon, authenticated, service_role;
grant execute on function public.admin_glance() to authenticated;

-- As before, with three filters more; the last one finds who left a test that the figure counts.
create or replace function public.admin_people(search text, filter text, sort text, page integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.require_admin();
  page_size constant integer := 25;
  wanted tsquery := private.people_query(search);
  conditions jsonb := '{"all": "true", "confirmed": "confirmed_at is not null", "unconfirmed": "confirmed_at is null",
    "finished": "finished_at is not null", "marketing": "marketing", "research": "research", "admins": "is_admin",
    "joined-recently": "confirmed_at is not null and created_at >= private.first_of_days(30)",
    "finished-recently": "finished_at >= private.first_of_days(30)",
    "left-recently": "id in (select user_id from public.attempts where state = ''draft'' and created_at >= private.first_of_days(30) and created_at < now() - interval ''1 day'')"}';
  orders jsonb := '{"newest": "created_at desc, id", "oldest": "created_at, id desc", "name": "lower(full_name), id",
    "email": "email, id", "active": "finished_at desc nulls last, id"}';
  condition text := conditions ->> filter;
  ordering text := orders ->> sort;
  total bigint;
  found jsonb;
  seen uuid[];
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

  select array_agg((person ->> 'id')::uuid) into seen from jsonb_array_elements(found) as listed (person);
  if total <= page_size then
    execute format('select array_agg(id) from private.people where %s', condition) into seen using wanted;
  elsif condition <> 'true' then
    insert into private.audit (actor, action, why) values (actor, 'count-people', total || ' people');
  end if;
  insert into private.audit (actor, person, action)
  select actor, id, 'list-person' from (
    select unnest(seen) as id
    union
    -- Whom the words name and the filter leaves out: that they are left out was told as well.
    select id from (select id from private.people where words @@ wanted limit page_size + 1) as named
    where total <= page_size and (
      select count(*) from (select from private.people where words @@ wanted limit page_size + 1) as counted
    ) <= page_size
  ) as everybody;
  return jsonb_build_object('total', total, 'page', page, 'page_size', page_size, 'people', found);
end
$$;
