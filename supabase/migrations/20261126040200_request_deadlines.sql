-- A request has a legal month: the admins hear of it seven days before, and whoever watches the site from outside hears one
-- word when it is over. And what is kept of whoever asked from outside ends: who they are and how to reach them thirty days
-- after the answer, and with it a request that is about no account. These are the functions of the retention with two steps more.

-- `domain/constants.ts` has the same.
create function private.request_reminder_days() returns integer
language sql immutable set search_path = '' as $$ select 7 $$;

-- Once a request; all that are found on one day stand in one mail. Returns how many requests it told of.
create function private.remind_of_requests(at timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  told integer;
  first_due timestamptz;
begin
  with due as (
    update public.requests as request set reminded_at = remind_of_requests.at
    where answered_at is null and reminded_at is null
      and due_at <= remind_of_requests.at + make_interval(days => private.request_reminder_days())
      and not exists (select from public.profiles where id = request.user_id and is_synthetic)
    returning due_at
  )
  select count(*)::integer, min(due_at) into told, first_due from due;
  if told > 0 then
    perform private.mail_admins('request-due', 'request-due ' || extract(epoch from at), jsonb_build_object(
      'due', jsonb_build_object('count', told, 'first', to_char(first_due at time zone 'UTC', 'YYYY-MM-DD'))), at);
  end if;
  return told;
end
$$;

create function private.requests_state(at timestamptz) returns text
language sql stable set search_path = '' as $$
  select case when exists (
    select from public.requests as request where answered_at is null and due_at < requests_state.at
      and not exists (select from public.profiles where id = request.user_id and is_synthetic)
  ) then 'overdue' else 'ok' end
$$;

-- One word about nobody: ok, or overdue. Definer: reads rows that no API role may.
create function public.requests_state() returns text
language sql stable security definer set search_path = '' as $$
  select private.requests_state(now())
$$;

create or replace function private.retention_span(what text) returns interval
language sql immutable set search_path = '' as $$
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
    when 'erasureLedgerMonths' then interval '12 months'
    when 'withdrawalDays' then interval '90 days'
    when 'outsideRequestDays' then interval '30 days'
  end
$$;

create or replace function private.retention_steps() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'erased-before', 'unconfirmed-accounts', 'used-again', 'unused-accounts', 'unused-account-notices', 'ended-sessions',
    'held-attempts', 'known-devices', 'withdrawn-markers', 'ended-shares', 'expired-guesses', 'request-askers', 'outside-requests', 'outbox', 'rate-limits', 'client-salts',
    'one-time-tokens', 'provider-flows', 'unproved-factors', 'audit', 'job-runs', 'policy-reports', 'erasure-ledger', 'withdrawals'
  ]
$$;

create or replace function private.retention_due(step text, at timestamptz, most integer) returns setof text
language plpgsql stable set search_path = '' as $$
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

create or replace function private.retain(step text, at timestamptz, most integer) returns integer
language plpgsql set search_path = '' as $$
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
    when 'erasure-ledger' then delete from private.erasures where hash = any (ids);
    when 'withdrawals' then delete from private.withdrawals where id = any (ids::bigint[]);
  end case;
  return cardinality(ids);
end
$$;

revoke all on function private.remind_of_requests(timestamptz), private.request_reminder_days(), private.requests_state(timestamptz)
  from public;
revoke all on function public.requests_state() from public, anon, authenticated, service_role;
grant execute on function public.requests_state() to anon;
