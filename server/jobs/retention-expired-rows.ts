import { constants } from '#domain/constants.ts';
import { sql, statementOf, type Sql } from '#server/database/sql.ts';
import type { RetentionStep } from './retention-step.ts';

/** Rows that simply go when they are old. */
export const expiredRowSteps: readonly RetentionStep[] = [
  expired({
    name: 'held-attempts',
    find: (now) =>
      sql`select secret_hash as id from private.held_attempts where expires_at <= ${now}::timestamptz`,
    remove: (ids) =>
      sql`delete from private.held_attempts where secret_hash = any (${ids}::text[])`,
  }),
  expired({
    name: 'known-devices',
    find: (now) => sql`select hash as id from private.known_devices
      where last_seen <= ${now}::timestamptz - make_interval(months => ${constants.knownDeviceMonths})`,
    remove: (ids) => sql`delete from private.known_devices where hash = any (${ids}::text[])`,
  }),
  expired({
    name: 'withdrawn-markers',
    find: (now) => sql`select id::text as id from public.attempts where state = 'withdrawn'
      and updated_at <= ${now}::timestamptz - make_interval(days => ${constants.withdrawnMarkerDays})`,
    remove: (ids) => sql`delete from public.attempts where id::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'ended-shares',
    find: (now) => sql`select id::text as id from public.shares
      where least(expires_at, revoked_at) <= ${now}::timestamptz - make_interval(days => ${constants.endedShareDays})`,
    remove: (ids) => sql`delete from public.shares where id::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'outbox',
    find: (now) => sql`select id::text as id from private.mail_outbox
      where coalesce(sent_at, dead_at) <= ${now}::timestamptz - make_interval(days => ${constants.outboxDays})`,
    remove: (ids) => sql`delete from private.mail_outbox where id::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'rate-limits',
    find: (now) => sql`select key as id from private.rate_limits
      where expire <= extract(epoch from ${now}::timestamptz) * 1000`,
    remove: (ids) => sql`delete from private.rate_limits where key = any (${ids}::text[])`,
  }),
  expired({
    name: 'client-salts',
    find: (now) => sql`select day::text as id from private.client_salts
      where day < (${now}::timestamptz at time zone 'UTC')::date - 1`,
    remove: (ids) => sql`delete from private.client_salts where day::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'one-time-tokens',
    find: (now) => sql`select id::text as id from auth.one_time_tokens
      where created_at <= (${now}::timestamptz - interval '2 days') at time zone 'UTC'`,
    remove: (ids) => sql`delete from auth.one_time_tokens where id::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'provider-flows',
    find: (now) => sql`select state_hash as id from private.provider_flows
      where created_at <= ${now}::timestamptz - interval '1 day'`,
    remove: (ids) =>
      sql`delete from private.provider_flows where state_hash = any (${ids}::text[])`,
  }),
  expired({
    name: 'unproved-factors',
    find: (now) => sql`select id::text as id from auth.mfa_factors
      where status = 'unverified' and created_at <= ${now}::timestamptz - interval '1 day'`,
    remove: (ids) => sql`delete from auth.mfa_factors where id::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'audit',
    find: (now) => sql`select id::text as id from private.audit
      where at <= ${now}::timestamptz - make_interval(months => ${constants.auditMonths})`,
    remove: (ids) => sql`delete from private.audit where id::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'job-runs',
    find: (now) => sql`select id::text as id from private.job_runs
      where started_at <= ${now}::timestamptz - make_interval(days => ${constants.jobRunDays})`,
    remove: (ids) => sql`delete from private.job_runs where id::text = any (${ids}::text[])`,
  }),
  expired({
    name: 'policy-reports',
    find: (now) => sql`select day || ' ' || directive as id from private.policy_reports
      where day <= (${now}::timestamptz at time zone 'UTC')::date - ${constants.policyReportDays}::int`,
    remove: (ids) =>
      sql`delete from private.policy_reports where day || ' ' || directive = any (${ids}::text[])`,
  }),
  expired({
    name: 'erasure-ledger',
    find: (now) => sql`select hash as id from private.erasures
      where at <= ${now}::timestamptz - make_interval(months => ${constants.erasureLedgerMonths})`,
    remove: (ids) => sql`delete from private.erasures where hash = any (${ids}::text[])`,
  }),
];

function expired({
  remove,
  ...step
}: Pick<RetentionStep, 'name' | 'find'> & {
  remove: (ids: readonly string[]) => Sql;
}): RetentionStep {
  return {
    ...step,
    async apply(tx, ids) {
      await tx.query(...statementOf(remove(ids)));
    },
  };
}
