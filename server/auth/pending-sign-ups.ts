import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { discardOneTimeTokens } from './one-time-tokens.ts';
import { endSessions } from './sessions/sessions.ts';
import { entersByProvider, replaceSignUp, type NewPerson, type UserRow } from './users.ts';

/** What the server knows of the browser that asks: SHA-256 of its key, if it sent one. */
export type BrowserHash = string | undefined;

/** Notes from which browser an address was signed up. */
export async function beginSignUp(
  tx: Queries,
  userId: string,
  browser: BrowserHash,
): Promise<void> {
  await tx.query(
    'insert into private.pending_sign_ups (user_id, browser_hash) values ($1::uuid, $2)',
    [userId, browser ?? null],
  );
}

/**
 * One more sign-up with an unconfirmed address. From the same browser it is the same person (a
 * repeat, a double click, a correction), and what was typed last counts. From any other it is not known who
 * owns the mailbox, so neither the password nor the name of either stays (docs/decisions/036).
 */
export async function repeatSignUp(
  tx: Queries,
  user: UserRow,
  said: { person: NewPerson; browser: BrowserHash; now: Date },
): Promise<void> {
  const { person, browser, now } = said;
  const [same] = await tx.query(
    `select 1 from private.pending_sign_ups
     where user_id = $1::uuid and browser_hash = $2 and not contested`,
    [user.id, browser ?? null],
  );
  if (same !== undefined) {
    const { passwordHash, metadata } = person;
    return replaceSignUp(tx, user, { passwordHash, metadata, now });
  }
  await tx.query(
    `insert into private.pending_sign_ups (user_id, contested) values ($1::uuid, true)
     on conflict (user_id) do update set contested = true`,
    [user.id],
  );
  const { locale } = person.metadata;
  const metadata = { full_name: '', ...(locale === undefined ? {} : { locale }) };
  await replaceSignUp(tx, user, { passwordHash: '', metadata, now });
}

/**
 * It is not shown yet that the mailbox is theirs and that they chose this account's password, or that they enter by
 * way of a provider and need none.
 */
export function isUndecided(user: UserRow): boolean {
  return user.email_confirmed_at === null || (!user.encrypted_password && !entersByProvider(user));
}

/**
 * A mailed link of an undecided account was opened: the mailbox is that person's, and so is the account,
 * with no password, link or session that another has left in it. The typed password stays only when the
 * confirmation is opened in the browser that typed it, and no other did; `isDecided` says so. The typed name
 * stays unless two have typed one: a link opened elsewhere is mostly opened by the one who typed it.
 */
export async function confirmMailbox(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  link: { type: 'confirmation_token' | 'recovery_token'; browser: BrowserHash },
): Promise<{ confirmed: UserRow; isDecided: boolean }> {
  const now = auth.clock.now();
  const [pending] = await tx.query<{ browser_hash: string | null; contested: boolean }>(
    `delete from private.pending_sign_ups where user_id = $1::uuid returning browser_hash, contested`,
    [user.id],
  );
  const isDecided =
    link.type === 'confirmation_token' &&
    link.browser !== undefined &&
    pending?.browser_hash === link.browser &&
    !pending.contested;
  const password = isDecided ? user.encrypted_password : '';
  await tx.query(
    `update auth.users set email_confirmed_at = $2::timestamptz, updated_at = $2::timestamptz,
       encrypted_password = $3 where id = $1::uuid`,
    [user.id, now.toISOString(), password],
  );
  await endSessions(tx, user.id);
  await discardOneTimeTokens(tx, user.id);
  const confirmed = { ...user, email_confirmed_at: now, updated_at: now };
  return { confirmed: { ...confirmed, encrypted_password: password }, isDecided };
}
