-- The types of a group are counted where they stand out: a pupil has one to three letters, and which of two that are tied comes
-- first is chance. Who has none is undecided.
-- The report of a session as it stands now; frozen by `settle_class` at its end.
create or replace function private.group_figures(session private.class_sessions) returns jsonb
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
    select case when (result.summary ->> 'undecided')::boolean then null else result.summary ->> 'letters' end as said
    from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
    where seat.session_id = session.id and seat.shared <> 'nothing'
  )
  select array(
      select (select count(*) from sharing where strpos(said, letter) > 0)
      from unnest(letters) with ordinality as each (letter, place) order by place)
    || (select count(*) from sharing where said is null)::integer
  into by_letter;
  select array_agg(family order by family), array_agg(people order by family) into families, by_family from (
    select family, count(*)::integer as people
    from private.class_seats as seat join private.seat_results as result on result.seat_id = seat.id
    cross join lateral jsonb_array_elements_text(result.summary -> 'families') as family
    where seat.session_id = session.id and seat.shared <> 'nothing' group by family
  ) as counted;
  types := private.shown_table(by_letter, (select sum(one) from unnest(by_letter) as one)::integer, n);
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
