import { constants } from '#domain/constants.ts';
import { mailReader, type UserRow } from '#server/auth/users.ts';
import type { Queries } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { signInLink } from '#server/mail/mail-links.ts';
import type { JobParts } from './job.ts';
import type { RetentionStep } from './retention-step.ts';

const lastSeen = sql`greatest(person.created_at, person.last_sign_in_at,
  (select use.at from private.last_uses as use where use.user_id = person.id),
  (select max(coalesce(session.refreshed_at at time zone 'UTC', session.created_at))
   from auth.sessions as session where session.user_id = person.id),
  (select max(attempt.updated_at) from public.attempts as attempt where attempt.user_id = person.id))`;

// Admins look after the site, and frozen data is kept because its person wants it kept: for both
// it is for people to decide.
const unusedSince = (
  now: string,
) => sql`from auth.users as person join public.profiles as profile on profile.id = person.id
  left join private.inactivity_notices as notice on notice.user_id = person.id
  where person.email_confirmed_at is not null and not profile.is_admin and profile.restricted_at is null
    and ${lastSeen} <= ${now}::timestamptz - make_interval(months => ${constants.inactiveMonths})`;

/** Accounts and sessions. In this order: whoever is erased in an early step is no longer met in a later one. */
export const accountSteps: readonly RetentionStep[] = [
  {
    // A restored backup brings people back who had left (threat X18).
    name: 'erased-before',
    find: () => sql`select id::text as id from auth.users
      where private.erasure_hash(id) in (select hash from private.erasures)`,
    apply: eraseEach,
  },
  {
    // Not in the ledger: a backup that brings them back brings back their age as well.
    name: 'unconfirmed-accounts',
    find: (now) => sql`select id::text as id from auth.users where email_confirmed_at is null
      and created_at <= ${now}::timestamptz - make_interval(days => ${constants.unconfirmedAccountDays})`,
    async apply(tx, ids) {
      await tx.query(
        `delete from private.mail_outbox as mail using auth.users as person
         where person.id::text = any ($1::text[]) and mail.to_address = person.email`,
        [ids],
      );
      await tx.query('delete from auth.users where id::text = any ($1::text[])', [ids]);
    },
  },
  {
    name: 'used-again',
    find: () => sql`select notice.user_id::text as id from private.inactivity_notices as notice
      join auth.users as person on person.id = notice.user_id where ${lastSeen} > notice.at`,
    async apply(tx, ids) {
      await tx.query(
        'delete from private.inactivity_notices where user_id::text = any ($1::text[])',
        [ids],
      );
    },
  },
  {
    name: 'unused-accounts',
    find: (now) => sql`select person.id::text as id ${unusedSince(now)}
      and notice.at <= ${now}::timestamptz - make_interval(days => ${constants.inactiveNoticeDays})`,
    apply: eraseEach,
  },
  {
    name: 'unused-account-notices',
    find: (now) => sql`select person.id::text as id ${unusedSince(now)} and notice.user_id is null`,
    apply: announceEach,
  },
  {
    name: 'ended-sessions',
    find: (now) => sql`select id::text as id from auth.sessions
      where private.session_is_over(created_at, refreshed_at, ${now}::timestamptz)`,
    apply: endEach,
  },
];

async function eraseEach(tx: Queries, ids: readonly string[], { clock }: JobParts): Promise<void> {
  for (const id of ids) {
    await tx.query('select private.erase_person($1::uuid, $2::timestamptz)', [
      id,
      clock.now().toISOString(),
    ]);
  }
}

// An account's last use is read off its sessions; what the newest of them knew outlives it.
async function endEach(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.query(
    `insert into private.last_uses as known (user_id, at)
     select user_id, max(coalesce(refreshed_at at time zone 'UTC', created_at)) from auth.sessions
     where id::text = any ($1::text[]) group by user_id
     on conflict (user_id) do update set at = greatest(known.at, excluded.at)`,
    [ids],
  );
  await tx.query('delete from auth.sessions where id::text = any ($1::text[])', [ids]);
}

async function announceEach(
  tx: Queries,
  ids: readonly string[],
  { clock, config, mail }: JobParts,
): Promise<void> {
  for (const id of ids) {
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
