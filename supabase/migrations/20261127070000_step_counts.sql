-- How often each step from a visit to a booking was taken, a day at a time: numbers of nobody. Nothing about a person, an address or
-- a page is written, and no row can be told from another visitor's.
create table private.step_counts (
  day date not null,
  step text not null check (step in ('visit', 'begun', 'finished', 'sent', 'booking')),
  count integer not null check (count > 0),
  primary key (day, step)
);
alter table private.step_counts enable row level security;

create or replace function private.retention_span(what text)
 returns interval
 language sql
 immutable
 set search_path = ''
as $$
  select case what
    when 'unconfirmedAccountDays' then interval '7 days'
    when 'inactiveMonths' then interval '24 months'
    when 'inactiveNoticeDays' then interval '30 days'
    when 'knownDeviceMonths' then interval '13 months'
    when 'withdrawnMarkerDays' then interval '90 days'
    when 'endedShareDays' then interval '30 days'
    when 'outboxDays' then interval '30 days'
    when 'auditMonths' then interval '24 months'
    when 'jobRunDays' then interval '90 days'
    when 'policyReportDays' then interval '90 days'
    when 'stepCountMonths' then interval '13 months'
    when 'erasureLedgerMonths' then interval '12 months'
    when 'withdrawalDays' then interval '90 days'
    when 'outsideRequestDays' then interval '30 days'
  end
$$;

create or replace function private.retention_steps()
 returns text[]
 language sql
 immutable
 set search_path = ''
as $$
  select array[
    'erased-before', 'unconfirmed-accounts', 'used-again', 'unused-accounts', 'unused-account-notices', 'ended-sessions',
    'held-attempts', 'known-devices', 'withdrawn-markers', 'ended-shares', 'expired-guesses', 'request-askers', 'outside-requests', 'outbox', 'rate-limits', 'client-salts',
    'one-time-tokens', 'provider-flows', 'unproved-factors', 'audit', 'job-runs', 'policy-reports', 'step-counts', 'erasure-ledger', 'withdrawals'
  ]
$$;

create or replace function private.retain(step text, at timestamp with time zone, most integer)
 returns integer
 language plpgsql
 set search_path = ''
as $$
declare
  ids text[] := array(select private.retention_due(step, at, most));
begin
  case step
    when 'erased-before', 'unused-accounts' then
      perform private.erase_person(id::uuid, at) from unnest(ids) as each (id);
    when 'unconfirmed-accounts' then
      delete from private.mail_outbox as mail using auth.users as person
        where person.id = any (ids::uuid[]) and mail.to_address = person.email;
      delete from auth.users where id = any (ids::uuid[]);
    when 'used-again' then
      delete from private.inactivity_notices where user_id = any (ids::uuid[]);
    when 'unused-account-notices' then
      perform private.announce_unused(ids, at);
    when 'ended-sessions' then
      -- An account's last use is read off its sessions; what the newest of them knew outlives it.
      insert into private.last_uses as known (user_id, at)
        select user_id, max(coalesce(refreshed_at at time zone 'UTC', created_at)) from auth.sessions
        where id = any (ids::uuid[]) group by user_id
        on conflict (user_id) do update set at = greatest(known.at, excluded.at);
      delete from auth.sessions where id = any (ids::uuid[]);
    when 'held-attempts' then delete from private.held_attempts where secret_hash = any (ids);
    when 'known-devices' then delete from private.known_devices where hash = any (ids);
    when 'withdrawn-markers' then delete from public.attempts where id = any (ids::uuid[]);
    when 'ended-shares' then delete from public.shares where id = any (ids::uuid[]);
    when 'expired-guesses' then
      update public.shares set guess = null, guessed_at = null, guess_agreed_at = null where id = any (ids::uuid[]);
    when 'request-askers' then delete from private.request_askers where request = any (ids::bigint[]);
    when 'outside-requests' then delete from public.requests where id = any (ids::bigint[]);
    when 'outbox' then delete from private.mail_outbox where id = any (ids::bigint[]);
    when 'rate-limits' then delete from private.rate_limits where key = any (ids);
    when 'client-salts' then delete from private.client_salts where day = any (ids::date[]);
    when 'one-time-tokens' then delete from auth.one_time_tokens where id = any (ids::uuid[]);
    when 'provider-flows' then delete from private.provider_flows where state_hash = any (ids);
    when 'unproved-factors' then delete from auth.mfa_factors where id = any (ids::uuid[]);
    when 'audit' then delete from private.audit where id = any (ids::bigint[]);
    when 'job-runs' then delete from private.job_runs where id = any (ids::bigint[]);
    when 'policy-reports' then delete from private.policy_reports where day || ' ' || directive = any (ids);
    when 'step-counts' then delete from private.step_counts where day || ' ' || step_counts.step = any (ids);
    when 'erasure-ledger' then delete from private.erasures where hash = any (ids);
    when 'withdrawals' then delete from private.withdrawals where id = any (ids::bigint[]);
  end case;
  return cardinality(ids);
end
$$;

create or replace function private.retention_due(step text, at timestamp with time zone, most integer)
 returns setof text
 language plpgsql
 STABLE
 set search_path = ''
as $$
begin
  case step
    when 'erased-before' then
      -- A restored backup brings people back who had left (threat X18).
      return query select id::text from auth.users
        where private.erasure_hash(id) in (select hash from private.erasures) limit most;
    when 'unconfirmed-accounts' then
      -- Not in the ledger: a backup that brings them back brings back their age as well.
      return query select id::text from auth.users where email_confirmed_at is null
        and created_at <= at - private.retention_span('unconfirmedAccountDays') limit most;
    when 'used-again' then
      return query select notice.user_id::text from private.inactivity_notices as notice
        join auth.users as person on person.id = notice.user_id where private.last_seen(person) > notice.at limit most;
    when 'unused-accounts' then
      return query select unused.id::text from private.unused_accounts(at) as unused
        where unused.told_at <= at - private.retention_span('inactiveNoticeDays') limit most;
    when 'unused-account-notices' then
      return query select unused.id::text from private.unused_accounts(at) as unused
        where not exists (select from private.inactivity_notices where user_id = unused.id) limit most;
    when 'ended-sessions' then
      return query select id::text from auth.sessions
        where private.session_is_over(created_at, refreshed_at, at) limit most;
    when 'held-attempts' then
      return query select secret_hash from private.held_attempts where expires_at <= at limit most;
    when 'known-devices' then
      return query select hash from private.known_devices
        where last_seen <= at - private.retention_span('knownDeviceMonths') limit most;
    when 'withdrawn-markers' then
      return query select id::text from public.attempts where state = 'withdrawn'
        and updated_at <= at - private.retention_span('withdrawnMarkerDays') limit most;
    when 'ended-shares' then
      return query select id::text from public.shares
        where least(expires_at, revoked_at) <= at - private.retention_span('endedShareDays') limit most;
    when 'expired-guesses' then
      return query select id::text from public.shares where guess is not null and expires_at <= at limit most;
    when 'request-askers' then
      return query select asker.request::text from private.request_askers as asker
        join public.requests as register on register.id = asker.request
        where register.answered_at <= retention_due.at - private.retention_span('outsideRequestDays') limit most;
    when 'outside-requests' then
      -- Those of accounts go with the account.
      return query select id::text from public.requests
        where user_id is null and answered_at <= retention_due.at - private.retention_span('outsideRequestDays') limit most;
    when 'outbox' then
      -- A farewell that nobody sends must not keep the address of somebody who left.
      return query select id::text from private.mail_outbox
        where coalesce(sent_at, dead_at, case when template in ('account-erased', 'account-erased-by-us') then created_at end)
          <= at - private.retention_span('outboxDays') limit most;
    when 'rate-limits' then
      return query select key::text from private.rate_limits where expire <= extract(epoch from at) * 1000 limit most;
    when 'client-salts' then
      return query select day::text from private.client_salts where day < (at at time zone 'UTC')::date - 1 limit most;
    when 'one-time-tokens' then
      return query select id::text from auth.one_time_tokens
        where created_at <= (at - interval '2 days') at time zone 'UTC' limit most;
    when 'provider-flows' then
      return query select state_hash from private.provider_flows
        where created_at <= at - interval '1 day' limit most;
    when 'unproved-factors' then
      return query select id::text from auth.mfa_factors
        where status = 'unverified' and created_at <= at - interval '1 day' limit most;
    when 'audit' then
      return query select line.id::text from private.audit as line
        where line.at <= retention_due.at - private.retention_span('auditMonths') limit most;
    when 'job-runs' then
      return query select id::text from private.job_runs
        where started_at <= at - private.retention_span('jobRunDays') limit most;
    when 'policy-reports' then
      return query select day || ' ' || directive from private.policy_reports
        where day <= ((at at time zone 'UTC') - private.retention_span('policyReportDays'))::date limit most;
    when 'step-counts' then
      return query select counted.day || ' ' || counted.step from private.step_counts as counted
        where counted.day <= ((at at time zone 'UTC') - private.retention_span('stepCountMonths'))::date limit most;
    when 'erasure-ledger' then
      return query select hash from private.erasures as ledger
        where ledger.at <= retention_due.at - private.retention_span('erasureLedgerMonths') limit most;
    when 'withdrawals' then
      return query select line.id::text from private.withdrawals as line
        where line.done_at <= retention_due.at - private.retention_span('withdrawalDays') limit most;
    else
      raise exception 'no such step' using errcode = '22023';
  end case;
end
$$;

create or replace function public.admin_glance()
 returns jsonb
 language plpgsql
 STABLE SECURITY DEFINER
 set search_path = ''
as $$
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
    -- Presses and arrivals of nobody, a row a day and step; accounts are those that were confirmed.
    'steps', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.day, c.step), '[]') from (
        select day, step, count from private.step_counts where day >= private.day_of(since)
        union all
        select day, 'account', sum(confirmed)::integer from private.people_counts
        where day >= private.day_of(since) group by day having sum(confirmed) > 0
      ) c),
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
