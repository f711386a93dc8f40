-- When what is kept of classes ends, as rules beside the others (decision 151). Seats of an account that is erased go with it.
insert into private.retention_spans (name, span) values
  ('classDays', '90 days'),
  ('closingCentreDays', '30 days'),
  ('rosterMonths', '13 months'),
  ('meetingDays', '30 days');

create or replace function private.class_span() returns interval
language sql stable set search_path = '' as $$ select private.retention_span('classDays') $$;
create or replace function private.closing_span() returns interval
language sql stable set search_path = '' as $$ select private.retention_span('closingCentreDays') $$;

create index centres_closing_at_idx on private.centres (closing_at) where closing_at is not null;
create index class_sessions_end_idx on private.class_sessions (least(closed_at, closes_at));
create index class_sessions_unsettled_idx on private.class_sessions (least(closed_at, closes_at)) where mode = 'count' and joined is not null;
create index class_groups_roster_at_idx on private.class_groups (roster_at) where roster_at is not null;
create index meeting_links_expires_at_idx on private.meeting_links (expires_at);
create index staff_invitations_expires_at_idx on private.staff_invitations (expires_at);

insert into private.retention_rules (step, position, due, remove) values
  ('erased-centres-before', 150,
    $due$select centre.id::text from private.centres as centre
    where exists (select from private.erasures where hash = private.erasure_hash(centre.id)) limit $2$due$,
    $remove$select private.erase_centre(id::uuid, $2) from unnest($1) as each (id)$remove$),
  ('closed-centres', 160,
    $due$select id::text from private.centres where closing_at <= $1 - private.retention_span('closingCentreDays') limit $2$due$,
    $remove$select private.erase_centre(id::uuid, $2) from unnest($1) as each (id)$remove$),
  ('ended-classes', 170,
    $due$select id::text from private.class_sessions
    where least(closed_at, closes_at) <= $1 - private.retention_span('classDays') limit $2$due$,
    $remove$delete from private.class_sessions where id = any ($1::uuid[])$remove$),
  ('counted-classes', 180,
    $due$-- Of a session that only counted, one number stays.
    select id::text from private.class_sessions
    where mode = 'count' and joined is not null and least(closed_at, closes_at) <= $1 limit $2$due$,
    $remove$with keys as (
      delete from private.class_seats where session_id = any ($1::uuid[])
    ) update private.class_sessions set joined = null, half = null where id = any ($1::uuid[])$remove$),
  ('staff-invitations', 190,
    $due$select id::text from private.staff_invitations where expires_at <= $1 limit $2$due$,
    $remove$delete from private.staff_invitations where id = any ($1::uuid[])$remove$),
  ('rosters', 195,
    $due$select id::text from private.class_groups where roster_at <= $1 - private.retention_span('rosterMonths') limit $2$due$,
    $remove$with lists as (
      delete from private.roster_entries where group_id = any ($1::uuid[])
    ) update private.class_groups set roster_at = null where id = any ($1::uuid[])$remove$),
  ('meeting-links', 198,
    $due$select id::text from private.meeting_links where expires_at <= $1 limit $2$due$,
    $remove$delete from private.meeting_links where id = any ($1::uuid[])$remove$);
