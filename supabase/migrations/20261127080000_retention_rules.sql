-- What has had its time is a rule a row, not a branch of one function: a later migration that keeps something for a while
-- inserts its rule, its span if it has one, and nothing else changes. Each rule reads what is due by an index, so that a
-- day's work is as long as what is due, however many people are kept (decision 151).

-- How long each thing is kept, by the names of `domain/constants.ts`; a test compares the two.
create table private.retention_spans (
  name text primary key check (name ~ '^[a-z][A-Za-z]+$'),
  span interval not null
);
alter table private.retention_spans enable row level security;
insert into private.retention_spans (name, span) values
  ('unconfirmedAccountDays', '7 days'),
  ('inactiveMonths', '24 months'),
  ('inactiveNoticeDays', '30 days'),
  ('knownDeviceMonths', '13 months'),
  ('withdrawnMarkerDays', '90 days'),
  ('endedShareDays', '30 days'),
  ('outboxDays', '30 days'),
  ('auditMonths', '24 months'),
  ('jobRunDays', '90 days'),
  ('policyReportDays', '90 days'),
  ('stepCountMonths', '13 months'),
  ('erasureLedgerMonths', '12 months'),
  ('withdrawalDays', '90 days'),
  ('outsideRequestDays', '30 days');

-- Accounts first: whoever is erased in an early step is no longer met in a later one. `due` is a query of the moment ($1)
-- and of how many ($2), which returns ids or keys as text; `remove` is a statement of those ids ($1) and the moment ($2).
create table private.retention_rules (
  step text primary key check (step ~ '^[a-z-]+$'),
  position integer not null unique,
  due text not null,
  remove text not null
);
alter table private.retention_rules enable row level security;

-- The last use that a look found, or nothing before the first look: an account is looked at again when that is two years
-- old, so that a day looks at those alone.
alter table private.people add column used_at timestamptz check (used_at < 'infinity');
update private.people set used_at = created_at;
create index people_used_at_idx on private.people (used_at);
create index people_unconfirmed_idx on private.people (created_at) where confirmed_at is null;
create index people_erasure_hash_idx on private.people (private.erasure_hash(id));
create index erasures_at_idx on private.erasures (at);
create index mail_outbox_kept_idx on private.mail_outbox (
  coalesce(sent_at, dead_at, case when template in ('account-erased', 'account-erased-by-us') then created_at end)
);
create index shares_end_idx on public.shares (least(expires_at, revoked_at));
create index shares_guessed_idx on public.shares (expires_at) where guess is not null;
create index consents_recontact_idx on public.consents (at, user_id) where purpose = 'recontact';

-- The longest that a session lasts, in all and unused.
create function private.longest_sessions() returns table (whole interval, idle interval)
language sql stable set search_path = '' as $$
  select coalesce(max(max_days), 180) * interval '24 hours', coalesce(max(idle_days), 30) * interval '24 hours'
  from private.session_ends
$$;

insert into private.retention_rules (step, position, due, remove) values
  ('erased-before', 100,
    $due$-- A restored backup brings people back who had left (threat X18).
    select person.id::text from private.erasures as ledger cross join lateral (
      select id from private.people where private.erasure_hash(id) = ledger.hash offset 0
    ) as person limit $2$due$,
    $remove$select private.erase_person(id::uuid, $2) from unnest($1) as each (id)$remove$),
  ('unconfirmed-accounts', 200,
    $due$-- Not in the ledger: a backup that brings them back brings back their age as well.
    select person.id::text from private.people as listed join auth.users as person on person.id = listed.id
    where listed.confirmed_at is null and person.email_confirmed_at is null
      and person.created_at <= $1 - private.retention_span('unconfirmedAccountDays') limit $2$due$,
    $remove$with mails as (
      delete from private.mail_outbox as mail using auth.users as person
      where person.id = any ($1::uuid[]) and mail.to_address = person.email
    ) delete from auth.users where id = any ($1::uuid[])$remove$),
  ('used-again', 300,
    $due$select notice.user_id::text from private.inactivity_notices as notice
    join auth.users as person on person.id = notice.user_id where private.last_seen(person) > notice.at limit $2$due$,
    $remove$delete from private.inactivity_notices where user_id = any ($1::uuid[])$remove$),
  ('uses-seen', 400,
    $due$-- Whose known use is as old as that and who has used the account since: noted, and looked at again when that is as old.
    select listed.id::text from (
      (select id, used_at from private.people where used_at is null limit $2)
      union all
      (select id, used_at from private.people where used_at <= $1 - private.retention_span('inactiveMonths') order by used_at)
    ) as listed
    cross join lateral (select private.last_seen(person) as at from auth.users as person where person.id = listed.id offset 0) as use
    where use.at > coalesce(listed.used_at, '-infinity') limit $2$due$,
    $remove$update private.people as listed set used_at = private.last_seen(person) from auth.users as person
    where person.id = listed.id and listed.id = any ($1::uuid[])$remove$),
  ('unused-accounts', 500,
    $due$select unused.id::text from private.unused_accounts($1) as unused
    where unused.told_at <= $1 - private.retention_span('inactiveNoticeDays') limit $2$due$,
    $remove$select private.erase_person(id::uuid, $2) from unnest($1) as each (id)$remove$),
  ('unused-account-notices', 600,
    $due$select unused.id::text from private.unused_accounts($1) as unused
    where not exists (select from private.inactivity_notices where user_id = unused.id) limit $2$due$,
    $remove$select private.announce_unused($1, $2)$remove$),
  ('ended-sessions', 700,
    $due$-- Two looks by an index each: one condition of both would read every session.
    select id::text from (
      (select id from auth.sessions where created_at <= $1 - (select whole from private.longest_sessions())
        order by created_at limit $2)
      union
      (select id from auth.sessions
        where coalesce(refreshed_at at time zone 'UTC', created_at) <= $1 - (select idle from private.longest_sessions())
        order by coalesce(refreshed_at at time zone 'UTC', created_at) limit $2)
    ) as session limit $2$due$,
    $remove$-- An account's last use is read off its sessions; what the newest of them knew outlives it.
    with known as (
      insert into private.last_uses as known (user_id, at)
      select user_id, max(coalesce(refreshed_at at time zone 'UTC', created_at)) from auth.sessions
      where id = any ($1::uuid[]) group by user_id
      on conflict (user_id) do update set at = greatest(known.at, excluded.at)
    ) delete from auth.sessions where id = any ($1::uuid[])$remove$),
  ('held-attempts', 800,
    $due$select secret_hash from private.held_attempts where expires_at <= $1 limit $2$due$,
    $remove$delete from private.held_attempts where secret_hash = any ($1)$remove$),
  ('known-devices', 900,
    $due$select hash from private.known_devices where last_seen <= $1 - private.retention_span('knownDeviceMonths') limit $2$due$,
    $remove$delete from private.known_devices where hash = any ($1)$remove$),
  ('withdrawn-markers', 1000,
    $due$select id::text from public.attempts where state = 'withdrawn'
      and updated_at <= $1 - private.retention_span('withdrawnMarkerDays') limit $2$due$,
    $remove$delete from public.attempts where id = any ($1::uuid[])$remove$),
  ('ended-shares', 1100,
    $due$select id::text from public.shares where least(expires_at, revoked_at) <= $1 - private.retention_span('endedShareDays') limit $2$due$,
    $remove$delete from public.shares where id = any ($1::uuid[])$remove$),
  ('expired-guesses', 1200,
    $due$select id::text from public.shares where guess is not null and expires_at <= $1 limit $2$due$,
    $remove$update public.shares set guess = null, guessed_at = null, guess_agreed_at = null where id = any ($1::uuid[])$remove$),
  ('request-askers', 1300,
    $due$select asker.request::text from private.request_askers as asker
    join public.requests as register on register.id = asker.request
    where register.answered_at <= $1 - private.retention_span('outsideRequestDays') limit $2$due$,
    $remove$delete from private.request_askers where request = any ($1::bigint[])$remove$),
  ('outside-requests', 1400,
    $due$-- Those of accounts go with the account.
    select id::text from public.requests
    where user_id is null and answered_at <= $1 - private.retention_span('outsideRequestDays') limit $2$due$,
    $remove$delete from public.requests where id = any ($1::bigint[])$remove$),
  ('outbox', 1500,
    $due$-- A farewell that nobody sends must not keep the address of somebody who left.
    select id::text from private.mail_outbox
    where coalesce(sent_at, dead_at, case when template in ('account-erased', 'account-erased-by-us') then created_at end)
      <= $1 - private.retention_span('outboxDays') limit $2$due$,
    $remove$delete from private.mail_outbox where id = any ($1::bigint[])$remove$),
  ('rate-limits', 1600,
    $due$select key::text from private.rate_limits where expire <= extract(epoch from $1) * 1000 limit $2$due$,
    $remove$delete from private.rate_limits where key = any ($1)$remove$),
  ('client-salts', 1700,
    $due$select day::text from private.client_salts where day < ($1 at time zone 'UTC')::date - 1 limit $2$due$,
    $remove$delete from private.client_salts where day = any ($1::date[])$remove$),
  ('one-time-tokens', 1800,
    $due$select id::text from auth.one_time_tokens where created_at <= ($1 - interval '2 days') at time zone 'UTC' limit $2$due$,
    $remove$delete from auth.one_time_tokens where id = any ($1::uuid[])$remove$),
  ('provider-flows', 1900,
    $due$select state_hash from private.provider_flows where created_at <= $1 - interval '1 day' limit $2$due$,
    $remove$delete from private.provider_flows where state_hash = any ($1)$remove$),
  ('unproved-factors', 2000,
    $due$select id::text from auth.mfa_factors where status = 'unverified' and created_at <= $1 - interval '1 day' limit $2$due$,
    $remove$delete from auth.mfa_factors where id = any ($1::uuid[])$remove$),
  ('audit', 2100,
    $due$select id::text from private.audit where at <= $1 - private.retention_span('auditMonths') limit $2$due$,
    $remove$delete from private.audit where id = any ($1::bigint[])$remove$),
  ('job-runs', 2200,
    $due$select id::text from private.job_runs where started_at <= $1 - private.retention_span('jobRunDays') limit $2$due$,
    $remove$delete from private.job_runs where id = any ($1::bigint[])$remove$),
  ('policy-reports', 2300,
    $due$select day || ' ' || directive from private.policy_reports
    where day <= (($1 at time zone 'UTC') - private.retention_span('policyReportDays'))::date limit $2$due$,
    $remove$delete from private.policy_reports where day || ' ' || directive = any ($1)$remove$),
  ('step-counts', 2400,
    $due$select day || ' ' || step from private.step_counts
    where day <= (($1 at time zone 'UTC') - private.retention_span('stepCountMonths'))::date limit $2$due$,
    $remove$delete from private.step_counts where day || ' ' || step = any ($1)$remove$),
  ('erasure-ledger', 2500,
    $due$select hash from private.erasures where at <= $1 - private.retention_span('erasureLedgerMonths') limit $2$due$,
    $remove$delete from private.erasures where hash = any ($1)$remove$),
  ('withdrawals', 2600,
    $due$select id::text from private.withdrawals where done_at <= $1 - private.retention_span('withdrawalDays') limit $2$due$,
    $remove$delete from private.withdrawals where id = any ($1::bigint[])$remove$);

create or replace function private.retention_span(what text) returns interval
language sql stable set search_path = '' as $$
  select span from private.retention_spans where name = what
$$;

create or replace function private.retention_steps() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(step order by position) from private.retention_rules
$$;

create or replace function private.retention_due(step text, at timestamptz, most integer) returns setof text
language plpgsql stable set search_path = '' as $$
declare
  asked text := (select rule.due from private.retention_rules as rule where rule.step = retention_due.step);
begin
  if asked is null then
    raise exception 'no such step' using errcode = '22023';
  end if;
  return query execute asked using at, most;
end
$$;

create or replace function private.retain(step text, at timestamptz, most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  ids text[] := array(select private.retention_due(step, at, most));
begin
  if cardinality(ids) > 0 then
    execute (select rule.remove from private.retention_rules as rule where rule.step = retain.step) using ids, at;
  end if;
  return cardinality(ids);
end
$$;

create or replace function private.unused_accounts(at timestamptz) returns table (id uuid, told_at timestamptz)
language sql stable set search_path = '' as $$
  select person.id, case when not exists (
      select from private.mail_outbox as mail
      where mail.to_address = person.email and mail.template = 'account-unused' and mail.dead_at is null
        and (mail.sent_at is null or mail.sent_at > unused_accounts.at - private.retention_span('inactiveNoticeDays'))
    ) then notice.at else unused_accounts.at end
  from (select listed.id from private.people as listed
    where listed.used_at <= unused_accounts.at - private.retention_span('inactiveMonths') offset 0) as listed
  join auth.users as person on person.id = listed.id
  join public.profiles as profile on profile.id = person.id
  left join private.inactivity_notices as notice on notice.user_id = person.id
  where person.email_confirmed_at is not null and not profile.is_admin and profile.restricted_at is null
    and private.last_seen(person) <= unused_accounts.at - private.retention_span('inactiveMonths')
$$;

-- Who may be asked now agreed within the last window; nobody else is looked at.
create or replace function private.follow_ups_due(at timestamptz, most integer) returns table (user_id uuid, occasion text)
language sql stable set search_path = '' as $$
  select allowed.user_id, allowed.occasion
  from (
    select distinct yes.user_id, question.occasion, question.first, question.last
    from (values ('month-12', 12, 15), ('month-22', 22, 24)) as question (occasion, first, last)
    join public.consents as yes on yes.purpose = 'recontact' and yes.granted
      and yes.at + make_interval(months => question.first) <= follow_ups_due.at
      and yes.at + make_interval(months => question.last) > follow_ups_due.at
      and yes.at <= follow_ups_due.at - make_interval(months => question.first) + interval '4 days'
      and yes.at > follow_ups_due.at - make_interval(months => question.last) - interval '4 days'
    where not exists (
      select from private.follow_ups as asked
      where asked.user_id = yes.user_id and asked.occasion = question.occasion
    )
  ) as allowed
  cross join lateral (
    select min(yes.at) as since from public.consents as yes
    where yes.user_id = allowed.user_id and yes.purpose = 'recontact' and yes.granted and yes.at > coalesce((
      select max(no.at) from public.consents as no
      where no.user_id = allowed.user_id and no.purpose = 'recontact' and not no.granted), '-infinity')
  ) as agreed
  join auth.users as account on account.id = allowed.user_id
  join public.profiles as profile on profile.id = allowed.user_id
  where account.email_confirmed_at is not null and not profile.is_synthetic
    and profile.restricted_at is null and profile.objected_at is null
    and (select newest.granted from public.consents as newest
      where newest.user_id = allowed.user_id and newest.purpose = 'recontact'
      order by newest.at desc, newest.id desc limit 1)
    and agreed.since + make_interval(months => allowed.first) <= follow_ups_due.at
    and agreed.since + make_interval(months => allowed.last) > follow_ups_due.at
  limit most
$$;
