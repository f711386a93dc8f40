-- What may be read of a group: how many lean to which type, how many are undecided, which families fit most. By a rule of its own
-- (decision 145): of ten pupils or more who share, rounded to five, nothing below five, and nothing from which a number below
-- five could be reckoned. It is made once, at the moment when a session ends, and no byte of it changes afterwards.
create table private.group_reports (
  session_id uuid not null primary key references private.class_sessions (id) on delete cascade,
  frozen jsonb not null,
  made_at timestamptz not null default now()
);
alter table private.group_reports enable row level security;
revoke all on private.group_reports from public, anon, authenticated, service_role;

-- What is shown of a number of people among n: `few` is 0 to 4, `many` is all but 0 to 4, a number is rounded to five.
create function private.shown_people(people integer, n integer) returns text
language sql immutable set search_path = '' as $$
  select case when people < 5 then 'few' when n - people < 5 then 'many' else (round(people / 5.0) * 5)::integer::text end
$$;

-- What is shown of a table whose numbers are known to add up to `total`, among n people; null where nothing may be. Whoever knows n,
-- the total and this rule has to find every value from 0 to 4 possible behind each `few`, and from n - 4 to n behind each
-- `many`: then what is shown says no more than that. One that fails hides the whole table, so that what is hidden tells nothing.
create function private.shown_table(people integer[], total integer, n integer) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  shown text[] := array(select private.shown_people(one, n) from unnest(people) with ordinality as each (one, place) order by place);
  least_sum integer := 0;
  most_sum integer := 0;
  least_of integer[] := '{}';
  most_of integer[] := '{}';
begin
  for place in 1 .. cardinality(shown) loop
    least_of[place] := case shown[place] when 'few' then 0 when 'many' then n - 4 else greatest(5, shown[place]::integer - 2) end;
    most_of[place] := case shown[place] when 'few' then 4 when 'many' then n else least(n - 5, shown[place]::integer + 2) end;
    least_sum := least_sum + least_of[place];
    most_sum := most_sum + most_of[place];
  end loop;
  for place in 1 .. cardinality(shown) loop
    if shown[place] in ('few', 'many') and (
      total - most_of[place] < least_sum - least_of[place] or total - least_of[place] > most_sum - most_of[place]) then
      return null;
    end if;
  end loop;
  return shown;
end
$$;

-- The report of a session as it stands now; frozen by `settle_class` at its end.
create function private.group_figures(session private.class_sessions) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  letters constant text[] := array['R', 'I', 'A', 'S', 'E', 'C'];
  n integer;
  by_letter integer[];
  families text[];
  by_family integer[];
  types text[];
  fits text[];
begin
  if not 'riasec' = any (session.tests) or session.mode <> 'personal' then
    return jsonb_build_object('standing', 'no-interests');
  end if;
  select count(*) into n from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
  where seat.session_id = session.id and seat.shared <> 'nothing';
  if n < 10 then
    return jsonb_build_object('standing', 'too-few');
  end if;
  -- A second picture of much the same people could be held against the first.
  if exists (
    select from private.group_reports as report join private.class_sessions as earlier on earlier.id = report.session_id
    where earlier.group_id = session.group_id and report.frozen ->> 'standing' = 'made') then
    return jsonb_build_object('standing', 'repeated');
  end if;
  with sharing as (
    select case when (result.summary ->> 'undecided')::boolean then null else result.summary ->> 'lead' end as lead
    from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
    where seat.session_id = session.id and seat.shared <> 'nothing'
  )
  select array(select (select count(*) from sharing where lead = letter) from unnest(letters) with ordinality as each (letter, place) order by place)
    || (select count(*) from sharing where lead is null)::integer
  into by_letter;
  select array_agg(family order by family), array_agg(people order by family) into families, by_family from (
    select family, count(*)::integer as people
    from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
    cross join lateral jsonb_array_elements_text(result.summary -> 'families') as family
    where seat.session_id = session.id and seat.shared <> 'nothing' group by family
  ) as counted;
  types := private.shown_table(by_letter, n, n);
  -- Beside the families that somebody has there is always one that nobody has.
  fits := private.shown_table(coalesce(by_family, '{}') || 0, coalesce((select sum(one) from unnest(by_family) as one), 0)::integer, n);
  return jsonb_build_object('standing', 'made', 'sharers', (round(n / 5.0) * 5)::integer,
    'types', (select jsonb_object_agg(letter, types[place]) from unnest(letters || array['undecided']) with ordinality as each (letter, place)
      where types is not null),
    -- Only those of five or more are named: that one is not named says nothing.
    'families', case when fits is not null then (
      select coalesce(jsonb_agg(jsonb_build_object('family', family, 'people', fits[place])
        order by fits[place] = 'many' desc, case when fits[place] ~ '^[0-9]+$' then fits[place]::integer end desc, family), '[]')
      from unnest(families) with ordinality as each (family, place) where fits[place] <> 'few') end);
end
$$;

create or replace function private.settle_class(wanted uuid) returns void
language plpgsql set search_path = '' as $$
declare
  session private.class_sessions;
begin
  select * into session from private.class_sessions where id = wanted;
  if session.id is null or private.class_end(session) > now() then
    return;
  end if;
  if session.mode = 'count' then
    update private.class_sessions set joined = null, half = null where id = wanted and joined is not null;
    if found then
      delete from private.class_seats where session_id = wanted;
    end if;
  elsif not exists (select from private.group_reports where session_id = wanted) then
    -- Two sessions of a group that end together make one picture.
    perform from private.class_groups where id = session.group_id for update;
    insert into private.group_reports (session_id, frozen) values (wanted, private.group_figures(session))
    on conflict do nothing;
  end if;
end
$$;

-- A seat that goes by itself (its account is erased, its pupil leaves) goes after the picture was made. Where a whole session
-- goes, it is gone before its seats are.
create function private.settle_before_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.class_sessions where id = old.session_id and mode = 'personal' for update;
  if found then
    perform private.settle_class(old.session_id);
  end if;
  return old;
end
$$;
create trigger settle_before_seat before delete on private.class_seats
  for each row execute function private.settle_before_seat();

-- Definer: the frozen picture, for the staff of the group; before the end there is none.
create function public.group_report(session uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_session private.class_sessions := private.staff_session(group_report.session, false);
  report private.group_reports;
begin
  select * into report from private.group_reports where session_id = found_session.id;
  if report.session_id is null then
    return jsonb_build_object('standing', case found_session.mode when 'count' then 'no-interests' else 'open' end);
  end if;
  return report.frozen || jsonb_build_object('made_at', report.made_at);
end
$$;

revoke all on function private.shown_people(integer, integer), private.shown_table(integer[], integer, integer),
  private.group_figures(private.class_sessions), private.settle_before_seat() from public;
revoke all on function public.group_report(uuid) from public, anon, authenticated, service_role;
grant execute on function public.group_report(uuid) to authenticated;
