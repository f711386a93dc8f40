-- Retention as functions of the database, so that whoever comes first can do it: the server by itself, the command
-- `npm run jobs`, or pg_cron where a project has it. A run is a row that says who ran it; a missing one is an alarm.
alter table private.job_runs add column runner text not null default 'server'
  check (runner in ('server', 'command', 'pg_cron'));

-- How long each thing is kept, by the names of `domain/constants.ts`; a test compares the two.
create function private.retention_span(what text) returns interval
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
  end
$$;

-- Accounts first, in this order: whoever is erased in an early step is no longer met in a later one.
create function private.retention_steps() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'erased-before', 'unconfirmed-accounts', 'used-again', 'unused-accounts', 'unused-account-notices', 'ended-sessions',
    'held-attempts', 'known-devices', 'withdrawn-markers', 'ended-shares', 'outbox', 'rate-limits', 'client-salts',
    'one-time-tokens', 'provider-flows', 'unproved-factors', 'audit', 'job-runs', 'policy-reports', 'erasure-ledger', 'withdrawals'
  ]
$$;

create function private.last_seen(person auth.users) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(person.created_at, person.last_sign_in_at,
    (select use.at from private.last_uses as use where use.user_id = person.id),
    (select max(coalesce(session.refreshed_at at time zone 'UTC', session.created_at))
     from auth.sessions as session where session.user_id = person.id),
    (select max(attempt.updated_at) from public.attempts as attempt where attempt.user_id = person.id))
$$;

-- Admins look after the site, and frozen data is kept because its person wants it kept: for both it is for people to
-- decide. A notice counts from when its mail left: nobody is erased whom a silent mail server told nothing.
create function private.unused_accounts(at timestamptz) returns table (id uuid, told_at timestamptz)
language sql stable set search_path = '' as $$
  select person.id, case when not exists (
      select from private.mail_outbox as mail
      where mail.to_address = person.email and mail.template = 'account-unused' and mail.dead_at is null
        and (mail.sent_at is null or mail.sent_at > unused_accounts.at - private.retention_span('inactiveNoticeDays'))
    ) then notice.at else unused_accounts.at end
  from auth.users as person join public.profiles as profile on profile.id = person.id
  left join private.inactivity_notices as notice on notice.user_id = person.id
  where person.email_confirmed_at is not null and not profile.is_admin and profile.restricted_at is null
    and private.last_seen(person) <= unused_accounts.at - private.retention_span('inactiveMonths')
$$;

-- What is due of a step: ids or keys. Asked anew each time (decision 025).
create function private.retention_due(step text, at timestamptz, most integer) returns setof text
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
    when 'outbox' then
      -- A farewell that nobody sends must not keep the address of somebody who left.
      return query select id::text from private.mail_outbox
        where coalesce(sent_at, dead_at, case when template = 'account-erased' then created_at end)
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

-- Tells people that their account is going to end; the mail waits in the queue, and whoever sends it knows where the
-- site is. Once a person, whoever else tells them at this moment.
create function private.announce_unused(ids text[], at timestamptz) returns void
language sql set search_path = '' as $$
  with told as (
    insert into private.inactivity_notices (user_id, at) select id::uuid, announce_unused.at from unnest(ids) as each (id)
    on conflict (user_id) do nothing returning user_id
  )
  insert into private.mail_outbox (to_address, template, locale, data, next_at, created_at)
  select person.email, 'account-unused', profile.locale,
    jsonb_strip_nulls(jsonb_build_object('name', nullif(profile.full_name, ''))),
    announce_unused.at, announce_unused.at
  from told join auth.users as person on person.id = told.user_id join public.profiles as profile on profile.id = told.user_id
$$;

-- Does with some of what is due what its time demands, and says how many those were.
create function private.retain(step text, at timestamptz, most integer) returns integer
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

-- A daily job is due when no run of it ended well within the last twenty hours (a little less than a day, so that it does
-- not wander later and later) and none began within the last one: that one is under way, or just failed. `is_wanted`:
-- somebody wants it now, so that only one under way speaks against it. Returns the row of the run, or null.
create function private.claim_job(job text, runner text, at timestamptz, is_wanted boolean) returns bigint
language plpgsql set search_path = '' as $$
declare
  run bigint;
begin
  -- Of several processes one runs the job of the day.
  perform pg_advisory_xact_lock(4150002);
  if exists (
    select from private.job_runs as before where before.job = claim_job.job
      and (before.started_at > at - interval '1 hour' and (before.finished_at is null or not is_wanted and before.error is not null)
        or before.started_at > at - interval '20 hours' and not is_wanted and before.finished_at is not null and before.error is null)
  ) then
    return null;
  end if;
  insert into private.job_runs (job, started_at, runner) values (claim_job.job, at, claim_job.runner) returning id into run;
  return run;
end
$$;

-- The whole of retention as pg_cron runs it: one transaction, in which a step that fails leaves the others theirs. Of an
-- error its code is kept, because its words can name somebody. What is beyond `most` waits for the next day.
create function private.run_retention(runner text) returns text
language plpgsql set search_path = '' as $$
declare
  run bigint := private.claim_job('retention', runner, clock_timestamp(), false);
  step text;
  removed jsonb := '{}';
  failure text;
begin
  if run is null then
    return 'not due';
  end if;
  foreach step in array private.retention_steps() loop
    begin
      removed := removed || jsonb_build_object(step, private.retain(step, now(), 5000));
    exception when others then
      failure := coalesce(failure, step || ' ' || sqlstate);
    end;
  end loop;
  update private.job_runs set finished_at = clock_timestamp(), outcome = removed, error = failure where id = run;
  return coalesce(failure, 'done');
end
$$;

-- Every hour, because a run that is not due ends at once. False where the project has no pg_cron, or the role may not use it.
create function private.schedule_jobs() returns boolean
language plpgsql set search_path = '' as $$
begin
  if coalesce(to_regprocedure('cron.schedule(text,text,text)'), to_regprocedure('cron.schedule(name,text,text)')) is null then
    return false;
  end if;
  execute $sql$ select cron.schedule('faro-retention', '17 * * * *', $job$select private.run_retention('pg_cron')$job$) $sql$;
  return true;
exception
  when insufficient_privilege then return false;
end
$$;
select private.schedule_jobs();

-- What has to run each day, and how it stands. `late`: no good run for two days, or two days of accounts without any.
-- `failed`: the last one did, and none went well since. `never`: none yet, and nothing is late by it.
create function private.job_states(at timestamptz)
returns table (job text, state text, well_at timestamptz, runner text, error text)
language sql stable set search_path = '' as $$
  select expected.job,
    case
      when coalesce(well.started_at, (select min(created_at) from private.people)) < at - interval '2 days' then 'late'
      when last.error is not null then 'failed'
      when well.started_at is null then 'never'
      else 'ok'
    end,
    well.started_at, last.runner, last.error
  from (values ('retention'), ('mails')) as expected (job)
  left join lateral (
    select run.started_at from private.job_runs as run
    where run.job = expected.job and run.finished_at is not null and run.error is null
    order by run.started_at desc limit 1
  ) as well on true
  left join lateral (
    select run.runner, run.error from private.job_runs as run
    where run.job = expected.job and run.finished_at is not null order by run.started_at desc limit 1
  ) as last on true
$$;

-- One word about nobody, for whoever watches the site from outside: ok, never, failed or late, the worst of all jobs.
-- Definer: reads rows that no API role may.
create function public.jobs_state() returns text
language sql stable security definer set search_path = '' as $$
  select state from private.job_states(now())
  order by array_position(array['late', 'failed', 'never', 'ok'], state) limit 1
$$;

-- Definer: reads rows that no API role may, after asking who calls. Nobody's name is in them.
create function public.admin_jobs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'states', (select jsonb_agg(to_jsonb(s)) from private.job_states(now()) as s),
    'runs', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.started_at desc, r.id desc), '[]') from (
        select id, job, started_at, finished_at, runner, outcome, error from private.job_runs
        order by started_at desc, id desc limit 10
      ) as r)
  );
end
$$;

-- The farewell waits on a hosted project as well: `npm run jobs` sends it, with the project's database address.
create or replace function public.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_fresh_sign_in();
  mailbox text;
  person_locale text;
begin
  -- The same lock as in change_admin: two admins leaving at once must not both see the other.
  perform pg_advisory_xact_lock(7204, 1);
  if exists (select from public.profiles where id = person and is_admin)
    and not exists (select from public.profiles where id <> person and is_admin) then
    raise exception 'the last admin stays' using errcode = 'PT409';
  end if;
  select account.email, coalesce(profile.locale, 'es') into mailbox, person_locale
  from auth.users as account left join public.profiles as profile on profile.id = account.id
  where account.id = person;
  perform private.erase_person(person, now());
  -- The row goes when the mail has gone, or after the days of the outbox.
  insert into private.mail_outbox (to_address, template, locale) values (mailbox, 'account-erased', person_locale);
end
$$;

revoke all on function private.retention_span(text), private.retention_steps(), private.last_seen(auth.users),
  private.unused_accounts(timestamptz), private.retention_due(text, timestamptz, integer),
  private.announce_unused(text[], timestamptz), private.retain(text, timestamptz, integer),
  private.claim_job(text, text, timestamptz, boolean), private.run_retention(text), private.schedule_jobs(),
  private.job_states(timestamptz) from public;
revoke all on function public.jobs_state(), public.admin_jobs() from public, anon, authenticated, service_role;
grant execute on function public.jobs_state() to anon;
grant execute on function public.admin_jobs() to authenticated;
