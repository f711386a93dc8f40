import { signAccessToken } from '#server/auth/sessions/tokens.ts';
import { findUser } from '#server/auth/users.ts';
import { systemClock as clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';

/** A stored person who is signed in. */
export type Taker = { id: string; token: string };

/** Opens a session for so many of those that are stored, by SQL, and signs their tokens, which hold for a quarter of an hour. */
export async function signInStored(
  database: Database,
  config: Config,
  count: number,
): Promise<Taker[]> {
  const rows = await database.query<{ id: string; session: string }>(
    `with opened as (
       insert into auth.sessions (user_id, aal, created_at, user_agent)
       select id, 'aal1', now(), 'A browser' from auth.users where email_confirmed_at is not null order by id limit $1
       returning id, user_id
     ), methods as (
       insert into auth.mfa_amr_claims (session_id, authentication_method) select id, 'password' from opened
     )
     select user_id::text as id, id::text as session from opened`,
    [count],
  );
  const [first] = rows;
  const user = first && (await findUser(database, first.id));
  if (!user) throw new Error('nobody is stored');
  return rows.map(({ id, session }) => {
    const { token } = signAccessToken(
      { config, clock },
      { ...user, id },
      { id: session, aal: 'aal1', amr: [] },
    );
    return { id, token };
  });
}

/** So many mails of the same kind, due now, of nobody who waits for one. */
export async function queueMails(database: Database, count: number): Promise<void> {
  await database.query(
    `insert into private.mail_outbox (to_address, mailbox, template, locale, data, next_at, created_at)
     select 'notice' || n || '@example.test', 'notice' || n || '@example.test', 'account-unused', 'es', '{}', now(), now()
     from generate_series(1, $1::integer) as n`,
    [count],
  );
}
