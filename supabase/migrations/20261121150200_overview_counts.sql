-- The overview counted every person and every attempt of its weeks again at each look: half a second over 100,000
-- people. Now each change leaves a line that says what it adds to a day or takes from it, and the overview sums lines.
-- Lines are only added, never raised: two people who begin at the same moment wait for no common row. Every five
-- hundredth line or so draws them together, so that they stay about as many as there are days. No line names anybody.
create table private.people_counts (
  id bigint not null primary key generated always as identity,
  day date not null,
  locale text not null,
  people integer not null,
  confirmed integer not null
);
create table private.attempt_counts (
  id bigint not null primary key generated always as identity,
  day date not null,
  instrument text not null,
  form text not null,
  started integer not null,
  finished integer not null
);
create index people_counts_day_idx on private.people_counts (day);
create index attempt_counts_day_idx on private.attempt_counts (day);
alter table private.people_counts enable row level security;
alter table private.attempt_counts enable row level security;
revoke all on private.people_counts, private.attempt_counts from public, anon, authenticated, service_role;

-- Days in UTC, as the weeks of the overview.
create function private.day_of(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (moment at time zone 'UTC')::date
$$;

-- One line for all lines of a day and a kind. Those that somebody else draws together just now are left to them.
create function private.draw_people_counts() returns void
language sql set search_path = '' as $$
  with taken as (
    delete from private.people_counts
    where id in (select id from private.people_counts order by id for update skip locked)
    returning day, locale, people, confirmed
  )
  insert into private.people_counts (day, locale, people, confirmed)
  select day, locale, sum(people), sum(confirmed) from taken group by day, locale
  having sum(people) <> 0 or sum(confirmed) <> 0
$$;

create function private.draw_attempt_counts() returns void
language sql set search_path = '' as $$
  with taken as (
    delete from private.attempt_counts
    where id in (select id from private.attempt_counts order by id for update skip locked)
    returning day, instrument, form, started, finished
  )
  insert into private.attempt_counts (day, instrument, form, started, finished)
  select day, instrument, form, sum(started), sum(finished) from taken group by day, instrument, form
  having sum(started) <> 0 or sum(finished) <> 0
$$;

create function private.add_people_count(person private.people, by integer) returns void
language plpgsql set search_path = '' as $$
declare
  line bigint;
begin
  insert into private.people_counts (day, locale, people, confirmed)
  values (private.day_of(person.created_at), person.locale, by, by * (person.confirmed_at is not null)::integer)
  returning id into line;
  if line % 500 = 0 then
    perform private.draw_people_counts();
  end if;
end
$$;

-- What a person withdrew counts nowhere, as in the list of people: neither as finished, whatever it was before, nor as
-- started. Its empty marker goes after a while, and no figure may change with it.
create function private.add_attempt_count(attempt public.attempts, by integer) returns void
language plpgsql set search_path = '' as $$
declare
  line bigint;
begin
  if attempt.state = 'withdrawn' then
    return;
  end if;
  insert into private.attempt_counts (day, instrument, form, started, finished)
  values (private.day_of(attempt.created_at), attempt.instrument, attempt.form, by, by * (attempt.state = 'submitted')::integer)
  returning id into line;
  if line % 500 = 0 then
    perform private.draw_attempt_counts();
  end if;
end
$$;

create function private.count_person() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.add_people_count(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_people_count(new, 1);
  end if;
  return null;
end
$$;

create function private.count_attempt() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.add_attempt_count(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.add_attempt_count(new, 1);
  end if;
  return null;
end
$$;

create trigger count_person after insert or delete on private.people
  for each row execute function private.count_person();
create trigger count_person_again after update on private.people
  for each row when (
    (old.created_at, old.locale, old.confirmed_at is null) is distinct from
    (new.created_at, new.locale, new.confirmed_at is null)
  )
  execute function private.count_person();
create trigger count_attempt after insert or delete on public.attempts
  for each row execute function private.count_attempt();
create trigger count_attempt_again after update on public.attempts
  for each row when (
    (old.created_at, old.instrument, old.form, old.state) is distinct from
    (new.created_at, new.instrument, new.form, new.state)
  )
  execute function private.count_attempt();

-- Both anew from what they count, while nobody writes.
create function private.count_everything() returns void
language plpgsql set search_path = '' as $$
begin
  lock table private.people, public.attempts in share row exclusive mode;
  delete from private.people_counts;
  insert into private.people_counts (day, locale, people, confirmed)
  select private.day_of(created_at), locale, count(*), count(confirmed_at) from private.people group by 1, 2;
  delete from private.attempt_counts;
  insert into private.attempt_counts (day, instrument, form, started, finished)
  select private.day_of(created_at), instrument, form, count(*), count(*) filter (where state = 'submitted')
  from public.attempts where state <> 'withdrawn' group by 1, 2, 3;
end
$$;
revoke all on function private.day_of(timestamptz), private.draw_people_counts(), private.draw_attempt_counts(),
  private.add_people_count(private.people, integer), private.add_attempt_count(public.attempts, integer),
  private.count_person(), private.count_attempt(), private.count_everything() from public;
select private.count_everything();

-- Where people stop is told by drafts alone. Every save writes their entry in the index, finished ones have none.
drop index public.attempts_created_at_idx;
create index attempts_created_at_idx on public.attempts (created_at) include (instrument, form, state);
create index attempts_drafts_idx on public.attempts (created_at) include (instrument, form, answered) where state = 'draft';
drop index private.mail_outbox_created_at_idx;
create index mail_outbox_created_at_idx on private.mail_outbox (created_at) include (sent_at, dead_at, attempts);

create or replace function public.admin_overview(weeks integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz;
  first_day date;
  -- Left alone for a day: who is answering right now has not dropped off.
  alone timestamptz := now() - interval '1 day';
begin
  perform private.require_admin();
  if weeks is null or weeks not between 1 and 104 then
    raise exception '1 to 104 weeks' using errcode = '22023';
  end if;
  -- Whole weeks, Mondays in UTC, the running one included.
  since := date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - (weeks - 1) * interval '1 week';
  first_day := private.day_of(since);
  return jsonb_build_object(
    'since', since,
    'people', (select coalesce(sum(people), 0) from private.people_counts),
    'synthetic', (select count(*) from private.people where is_synthetic),
    'signups', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.week), '[]') from (
        select date_trunc('week', day::timestamp)::date as week, sum(people) as people, sum(confirmed) as confirmed
        from private.people_counts where day >= first_day group by 1 having sum(people) > 0
      ) w),
    'languages', (
      select coalesce(jsonb_object_agg(l.locale, l.people), '{}') from (
        select locale, sum(people) as people from private.people_counts
        where day >= first_day group by locale having sum(people) > 0
      ) l),
    'attempts', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.week, a.instrument), '[]') from (
        select date_trunc('week', day::timestamp)::date as week, instrument, sum(started) as started, sum(finished) as finished
        from private.attempt_counts where day >= first_day group by 1, 2 having sum(started) > 0
      ) a),
    'left_at', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.instrument, d.form, d.answered), '[]') from (
        select instrument, form, answered, count(*) as attempts from public.attempts
        where created_at >= since and created_at < alone and state = 'draft'
        group by 1, 2, 3
      ) d),
    -- Whole days by their lines; of the day in which the last moment lies, the attempts themselves.
    'kept_on', (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.instrument, k.form), '[]') from (
        select instrument, form, sum(started) as started, sum(finished) as finished from (
          select instrument, form, started, finished from private.attempt_counts
          where day >= first_day and day < private.day_of(alone)
          union all
          select instrument, form, 1, (state = 'submitted')::integer from public.attempts
          where created_at >= greatest(since, private.day_of(alone)::timestamp at time zone 'UTC')
            and created_at < alone and state <> 'withdrawn'
        ) counted
        group by 1, 2 having sum(started) > 0
      ) k),
    'mail', (
      select jsonb_build_object(
        'sent', count(*) filter (where sent_at is not null),
        'waiting', count(*) filter (where sent_at is null and dead_at is null),
        'late', count(*) filter (where sent_at is null and dead_at is null and created_at < now() - interval '1 hour'),
        'dead', count(*) filter (where dead_at is not null),
        'retried', count(*) filter (where sent_at is not null and attempts > 1)
      ) from private.mail_outbox where created_at >= since)
  );
end
$$;
