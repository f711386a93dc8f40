import { constants } from '#domain/constants.ts';
import { signInLink } from '#server/mail/mail-links.ts';
import { mailReader, type UserRow } from '#server/auth/users.ts';
import type { Queries } from '#server/database/database.ts';
import type { JobParts } from './job-parts.ts';

/** One thing that has its time: `find` gives the ids that are due at $1, `apply` removes them. */
export type RetentionStep = {
  name: string;
  find: string;
  apply: (tx: Queries, due: readonly { id: string }[], parts: JobParts) => Promise<void>;
};

const LAST_SEEN = `greatest(person.created_at, person.last_sign_in_at,
  (select use.at from private.last_uses as use where use.user_id = person.id),
  (select max(coalesce(session.refreshed_at at time zone 'UTC', session.created_at))
   from auth.sessions as session where session.user_id = person.id),
  (select max(attempt.updated_at) from public.attempts as attempt where attempt.user_id = person.id))`;

// Admins look after the site, and frozen data is kept because its person wants it kept: for both
// it is for people to decide.
const UNUSED = `from auth.users as person join public.profiles as profile on profile.id = person.id
  left join private.inactivity_notices as notice on notice.user_id = person.id
  where person.email_confirmed_at is not null and not profile.is_admin and profile.restricted_at is null
    and ${LAST_SEEN} <= $1::timestamptz - interval '${constants.inactiveMonths} months'`;

/** In this order: whoever is erased in an early step is no longer met in a later one. */
export const retentionSteps: readonly RetentionStep[] = [
  {
    // A restored backup brings people back who had left (threat X18).
    name: 'erased-before',
    find: `select id::text as id from auth.users where private.erasure_hash(id) in (select hash from private.erasures)
      and $1::timestamptz is not null`,
    apply: eraseEach,
  },
  {
    // Not in the ledger: a backup that brings them back brings back their age as well.
    name: 'unconfirmed-accounts',
    find: `select id::text as id from auth.users where email_confirmed_at is null
      and created_at <= $1::timestamptz - interval '${constants.unconfirmedAccountDays} days'`,
    async apply(tx, due) {
      await tx.query(
        `delete from private.mail_outbox as mail using auth.users as person
         where person.id::text = any ($1::text[]) and mail.to_address = person.email`,
        [idsOf(due)],
      );
      await tx.query('delete from auth.users where id::text = any ($1::text[])', [idsOf(due)]);
    },
  },
  removing(
    'held-attempts',
    'private.held_attempts',
    'secret_hash',
    'expires_at <= $1::timestamptz',
  ),
  {
    name: 'used-again',
    find: `select notice.user_id::text as id from private.inactivity_notices as notice
      join auth.users as person on person.id = notice.user_id
      where ${LAST_SEEN} > notice.at and $1::timestamptz is not null`,
    async apply(tx, due) {
      await tx.query(
        'delete from private.inactivity_notices where user_id::text = any ($1::text[])',
        [idsOf(due)],
      );
    },
  },
  {
    name: 'unused-accounts',
    find: `select person.id::text as id ${UNUSED}
      and notice.at <= $1::timestamptz - interval '${constants.inactiveNoticeDays} days'`,
    apply: eraseEach,
  },
  {
    name: 'unused-account-notices',
    find: `select person.id::text as id ${UNUSED} and notice.user_id is null`,
    apply: announceEach,
  },
  {
    name: 'ended-sessions',
    find: 'select id::text as id from auth.sessions where private.session_is_over(created_at, refreshed_at, $1::timestamptz)',
    apply: endEach,
  },
  removing(
    'known-devices',
    'private.known_devices',
    'hash',
    `last_seen <= $1::timestamptz - interval '${constants.knownDeviceMonths} months'`,
  ),
  removing(
    'withdrawn-markers',
    'public.attempts',
    'id',
    `state = 'withdrawn' and updated_at <= $1::timestamptz - interval '${constants.withdrawnMarkerDays} days'`,
  ),
  removing(
    'ended-shares',
    'public.shares',
    'id',
    `least(expires_at, revoked_at) <= $1::timestamptz - interval '${constants.endedShareDays} days'`,
  ),
  removing(
    'outbox',
    'private.mail_outbox',
    'id',
    `coalesce(sent_at, dead_at) <= $1::timestamptz - interval '${constants.outboxDays} days'`,
  ),
  removing(
    'rate-limits',
    'private.rate_limits',
    'key',
    `expire <= extract(epoch from $1::timestamptz) * 1000`,
  ),
  removing(
    'client-salts',
    'private.client_salts',
    'day',
    `day < ($1::timestamptz at time zone 'UTC')::date - 1`,
  ),
  removing(
    'one-time-tokens',
    'auth.one_time_tokens',
    'id',
    `created_at <= ($1::timestamptz - interval '2 days') at time zone 'UTC'`,
  ),
  removing(
    'unproved-factors',
    'auth.mfa_factors',
    'id',
    `status = 'unverified' and created_at <= $1::timestamptz - interval '1 day'`,
  ),
  removing(
    'audit',
    'private.audit',
    'id',
    `at <= $1::timestamptz - interval '${constants.auditMonths} months'`,
  ),
  removing(
    'job-runs',
    'private.job_runs',
    'id',
    `started_at <= $1::timestamptz - interval '${constants.jobRunDays} days'`,
  ),
  removing(
    'policy-reports',
    'private.policy_reports',
    `(day || ' ' || directive)`,
    `day <= ($1::timestamptz at time zone 'UTC')::date - ${constants.policyReportDays}`,
  ),
  removing(
    'erasure-ledger',
    'private.erasures',
    'hash',
    `at <= $1::timestamptz - interval '${constants.erasureLedgerMonths} months'`,
  ),
];

/** Rows that simply go. Table, key and condition are ours. */
function removing(name: string, table: string, key: string, condition: string): RetentionStep {
  return {
    name,
    find: `select ${key}::text as id from ${table} where ${condition}`,
    async apply(tx, due) {
      await tx.query(`delete from ${table} where ${key}::text = any ($1::text[])`, [idsOf(due)]);
    },
  };
}

async function eraseEach(
  tx: Queries,
  due: readonly { id: string }[],
  { clock }: JobParts,
): Promise<void> {
  for (const { id } of due) {
    await tx.query('select private.erase_person($1::uuid, $2::timestamptz)', [
      id,
      clock.now().toISOString(),
    ]);
  }
}

// An account's last use is read off its sessions; what the newest of them knew outlives it.
async function endEach(tx: Queries, due: readonly { id: string }[]): Promise<void> {
  await tx.query(
    `insert into private.last_uses as known (user_id, at)
     select user_id, max(coalesce(refreshed_at at time zone 'UTC', created_at)) from auth.sessions
     where id::text = any ($1::text[]) group by user_id
     on conflict (user_id) do update set at = greatest(known.at, excluded.at)`,
    [idsOf(due)],
  );
  await tx.query('delete from auth.sessions where id::text = any ($1::text[])', [idsOf(due)]);
}

async function announceEach(
  tx: Queries,
  due: readonly { id: string }[],
  { clock, config, mail }: JobParts,
): Promise<void> {
  for (const { id } of due) {
    const [person] = await tx.query<UserRow>('select * from auth.users where id = $1::uuid', [id]);
    if (!person) continue;
    const { name, locale } = mailReader(person);
    await tx.query('insert into private.inactivity_notices (user_id, at) values ($1::uuid, $2)', [
      id,
      clock.now().toISOString(),
    ]);
    const data = { name, link: signInLink(config, locale) };
    await mail.enqueue(tx, { template: 'account-unused', to: person.email, locale, data });
  }
}

function idsOf(due: readonly { id: string }[]): string[] {
  return due.map(({ id }) => id);
}
