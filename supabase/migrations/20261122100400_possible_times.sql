-- A time that somebody sends is possible for its row, or it is not stored: one attempt "handed in at -infinity" stopped
-- every research release. Where refusing would cost a person their answers (a telephone whose clock is wrong), the time
-- is put right instead of refused. Clocks may differ by a minute.

-- Nothing of this project is older. The checks below say it again as a literal, because a dump is restored without us.
create function private.first_moment() returns timestamptz
language sql immutable set search_path = '' as $$
  select '2026-01-01T00:00:00Z'::timestamptz
$$;

create function private.is_possible_moment(moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select moment >= private.first_moment() and moment <= now() + interval '60 seconds'
$$;

-- Epoch milliseconds or an ISO time; null for what is no time, or one before this project. A clock that runs ahead is
-- cut to now.
create or replace function private.held_time(said jsonb) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  moment timestamptz;
begin
  moment := case jsonb_typeof(said)
    when 'number' then to_timestamp((said #>> '{}')::double precision / 1000)
    when 'string' then (said #>> '{}')::timestamptz
  end;
  return case when moment >= private.first_moment() then least(now(), moment) end;
exception
  when data_exception then return null;
end
$$;

-- A held attempt as it may be stored: the fields we know, and times that are possible. Without a time that is, it was
-- handed in when it was left here, and begun then, too. What has not been handed in has no time of it.
create function private.possible_held(held jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  handed_in timestamptz := case when held ->> 'state' = 'submitted'
    then coalesce(private.held_time(held -> 'submitted_at'), now()) end;
  begun timestamptz := least(coalesce(private.held_time(held -> 'started_at'), handed_in, now()), handed_in);
begin
  return jsonb_build_object(
    'id', held -> 'id', 'instrument', held -> 'instrument', 'version', held -> 'version', 'form', held -> 'form',
    'locale', held -> 'locale', 'state', held -> 'state', 'answers', held -> 'answers',
    'item_times', (
      select coalesce(jsonb_object_agg(item, jsonb_build_object(
        'at', least((times ->> 'at')::bigint, floor(extract(epoch from now()) * 1000)::bigint), 'ms', times -> 'ms')), '{}')
      from jsonb_each(private.held_patch(held)) as entry (item, times)),
    'started_at', to_char(begun at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'submitted_at', to_char(handed_in at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  );
end
$$;

-- In a trigger, so that it holds whatever writes here.
create function private.keep_held_possible() returns trigger
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(new.payload) = 'array' then
    select coalesce(jsonb_agg(private.possible_held(held) order by place), '[]') into new.payload
    from jsonb_array_elements(new.payload) with ordinality as entry (held, place);
  end if;
  return new;
end
$$;
create trigger keep_held_possible before insert or update of payload on private.held_attempts
  for each row execute function private.keep_held_possible();

-- Begun before handed in, neither before the project nor after now. Only what a statement brings is looked at: a row
-- from a day on which our own clock was wrong can still be answered and handed in.
create function private.keep_attempt_possible() returns trigger
language plpgsql set search_path = '' as $$
declare
  brings_start boolean := tg_op = 'INSERT' or new.created_at is distinct from old.created_at;
  brings_end boolean := tg_op = 'INSERT' or new.submitted_at is distinct from old.submitted_at;
begin
  if (brings_start and not private.is_possible_moment(new.created_at))
    or (brings_end and not private.is_possible_moment(new.submitted_at)) then
    raise exception 'an attempt is begun and handed in between the first day of this site and now'
      using errcode = '22023';
  end if;
  if new.submitted_at < new.created_at then
    if brings_start then
      raise exception 'an attempt is begun before it is handed in' using errcode = '22023';
    end if;
    new.created_at := new.submitted_at;
  end if;
  return new;
end
$$;
create trigger keep_attempt_possible before insert or update of created_at, submitted_at on public.attempts
  for each row execute function private.keep_attempt_possible();

-- The day on which a step of a plan was ticked, by the calendar of whoever ticked it, which may be a day ahead of ours.
-- Any other day becomes today's; what is no day at all is left out.
create function private.possible_day(said text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when said::date between (private.first_moment() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + 1
    then said else to_char(now() at time zone 'UTC', 'YYYY-MM-DD') end;
exception
  when data_exception then return to_char(now() at time zone 'UTC', 'YYYY-MM-DD');
end
$$;

create function private.possible_ticks(ticks jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(step, private.possible_day(day #>> '{}')), '{}')
  from jsonb_each(ticks) as tick (step, day)
  where step ~ '^[a-z][a-z0-9-]{0,59}$' and jsonb_typeof(day) = 'string' and day #>> '{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
$$;

-- Definer: people write their plans themselves, and the functions above are not theirs to call.
create function private.keep_plan_possible() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(new.ticks) = 'object' then
    new.ticks := private.possible_ticks(new.ticks);
  end if;
  -- Three academic years are offered; a plan may have been kept on a device for a while.
  if (tg_op = 'INSERT' or new.start is distinct from old.start)
    and new.start > to_char(now() + interval '6 years', 'YYYY-MM') then
    raise exception 'a plan begins within six years' using errcode = '22023';
  end if;
  return new;
end
$$;
create trigger keep_plan_possible before insert or update of start, ticks on public.plans
  for each row execute function private.keep_plan_possible();

revoke all on function private.first_moment(), private.is_possible_moment(timestamptz), private.possible_held(jsonb),
  private.keep_held_possible(), private.keep_attempt_possible(), private.possible_day(text),
  private.possible_ticks(jsonb), private.keep_plan_possible() from public;

-- What is stored already is put right: a start that cannot be was the end, an end that cannot be was the last change.
-- Counting and putting right is no use of anybody's data that a restriction would forbid.
alter table public.attempts disable trigger refuse_when_restricted;
alter table public.attempts disable trigger keep_submitted_attempt;
alter table public.attempts disable trigger keep_attempt_possible;
update public.attempts set submitted_at = greatest(private.first_moment(), least(now(), updated_at))
where not private.is_possible_moment(submitted_at);
update public.attempts set created_at = greatest(private.first_moment(), least(now(), updated_at, submitted_at))
where not private.is_possible_moment(created_at) or created_at > submitted_at;
update public.attempts set item_times = (
  select coalesce(jsonb_object_agg(item, jsonb_build_object(
      'at', case when jsonb_path_exists(times, '$.at ? (@ >= 0 && @ < 4102444800000)') then times -> 'at' else '0' end,
      'ms', case when jsonb_path_exists(times, '$.ms ? (@ >= 0 && @ <= 86400000)') then times -> 'ms' else '0' end)), '{}')
  from jsonb_each(item_times) as entry (item, times)
)
where jsonb_path_exists(item_times,
  '$.* ? (!(@.at.type() == "number" && @.ms.type() == "number" && @.at >= 0 && @.at < 4102444800000 && @.ms >= 0 && @.ms <= 86400000))');
alter table public.attempts enable trigger refuse_when_restricted;
alter table public.attempts enable trigger keep_submitted_attempt;
alter table public.attempts enable trigger keep_attempt_possible;
-- The list of people shows when somebody last handed in.
select private.list_person(id) from private.people
where finished_at is not null and not private.is_possible_moment(finished_at);

update private.held_attempts set payload = payload;

alter table public.plans disable trigger refuse_when_restricted;
update public.plans set start = greatest('2026-01', least(start, to_char(now() + interval '6 years', 'YYYY-MM'))), ticks = ticks;
alter table public.plans enable trigger refuse_when_restricted;

-- A release stays as it was published, but for a date that was never a date of anything.
alter table public.research_releases disable trigger keep_published_release;
update public.research_releases set
  period_start = greatest(period_start, '2026-01-01'), period_end = greatest(period_end, '2026-01-01'),
  tables = case when tables ? 'from' then tables || '{"from": "2026-01-01"}' else tables end
where period_start < '2026-01-01';
alter table public.research_releases enable trigger keep_published_release;

alter table public.attempts
  add constraint attempts_created_at_possible check (created_at >= '2026-01-01T00:00:00Z' and created_at < 'infinity'),
  add constraint attempts_submitted_at_possible check (submitted_at >= created_at and submitted_at < 'infinity'),
  -- Zero is "nobody knows when". Later ones than now are cut when answers are merged.
  add constraint attempts_item_times_possible check (
    not jsonb_path_exists(item_times,
      '$.* ? (!(@.at.type() == "number" && @.ms.type() == "number" && @.at >= 0 && @.at < 4102444800000 && @.ms >= 0 && @.ms <= 86400000))'));
alter table public.plans
  add constraint plans_start_possible check (start >= '2026-01'),
  add constraint plans_ticks_possible check (not jsonb_path_exists(ticks,
    '$.* ? (@.type() != "string" || !(@ like_regex "^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"))'));
alter table public.shares
  add constraint shares_created_at_possible check (created_at >= '2026-01-01T00:00:00Z' and created_at < 'infinity');
alter table public.research_releases
  add constraint research_releases_period_possible check (period_start >= '2026-01-01' and period_end < 'infinity');
