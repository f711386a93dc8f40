import { createHash } from 'node:crypto';
import type { Queries } from '#server/database/database.ts';
import { askMailBudget, type MailRequester } from '#server/mail/mail-budget.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthRefusal } from './error.ts';
import { listIdentities } from './identities.ts';
import { mailAlreadyRegistered } from './mails/link-mails.ts';
import { mintLink } from '#server/mail/mail-links.ts';
import { discardOneTimeTokens, linkToken, type SpentToken } from './one-time-tokens.ts';
import { endSessions, startSession } from './sessions/sessions.ts';
import { deleteUnconfirmedUser, findUser, findUserByEmail, mailReader } from './users.ts';
import type { UserRow } from './users.ts';

const BOTH_MAILBOXES = 2;

/**
 * Asks both mailboxes, the present one and the new one, each with a link of its own (threat P06). Nothing that
 * the asker sees depends on the new mailbox: when there is an account with it, its owner is told; when it
 * had a mail just now, it gets none. How often a person may ask is counted per person, not per mailbox.
 */
export async function askEmailChange(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  wanted: { email: string; next: string; requester: MailRequester },
): Promise<void> {
  const verdict = await askMailBudget(auth, tx, wanted.email, {
    ...wanted.requester,
    isForChange: true,
  });
  if (verdict === 'hour-full') throw tooManyMails(600);
  await beginChange(auth, tx, user, wanted.email);
  const { name, locale } = mailReader(user);
  const current = await linkToken(auth, tx, {
    userId: user.id,
    type: 'email_change_token_current',
    relatesTo: user.email,
  });
  await auth.mail.enqueue(tx, {
    template: 'email-change-current',
    to: user.email,
    locale,
    data: { name, newEmail: wanted.email, link: link(auth, current, wanted.next) },
  });
  const fresh = await linkToken(auth, tx, {
    userId: user.id,
    type: 'email_change_token_new',
    relatesTo: wanted.email,
  });
  if (verdict !== 'open') return;
  const owner = await findOwner(tx, wanted.email);
  if (owner !== undefined) return mailAlreadyRegistered(auth, tx, owner);
  // Without the asker's name: the reader of this mailbox may never have heard of them.
  await auth.mail.enqueue(tx, {
    template: 'email-change-new',
    to: wanted.email,
    locale,
    data: { newEmail: wanted.email, link: link(auth, fresh, wanted.next) },
  });
}

/** Spends one of the changes that a person may ask for; throws over_email_send_rate_limit (429). */
export async function spendEmailChange(auth: AuthContext, userId: string): Promise<void> {
  // As a hash: what is counted must not name a person whose account is erased meanwhile.
  const person = createHash('sha256').update(userId).digest('hex').slice(0, 32);
  const verdict = await auth.limits.take('emailChange', person);
  if (verdict.kind === 'refused') throw tooManyMails(verdict.retryAfter);
}

// Asked again for the same address, the links that are out there go on working; a yes to another one is void.
async function beginChange(auth: AuthContext, tx: Queries, user: UserRow, email: string) {
  await findUser(tx, user.id, 'for update');
  await tx.query(
    `delete from auth.one_time_tokens as token using auth.users as person
     where person.id = $1::uuid and token.user_id = person.id
       and token.token_type::text in ('email_change_token_new', 'email_change_token_current')
       and (person.email_change is distinct from $2 or person.email_change_confirm_status > 0)`,
    [user.id, email],
  );
  await tx.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3::timestamptz,
       email_change_confirm_status = 0, updated_at = $3::timestamptz where id = $1::uuid`,
    [user.id, email, auth.clock.now().toISOString()],
  );
}

/**
 * One mailbox has said yes: waits for the other, or changes the address and signs in. A yes counts only from
 * a browser in which the account has been open. Elsewhere the link stays good and opens nothing: the one
 * who presses may own the mailbox without knowing the account, which a stranger has asked to move to it
 * (docs/decisions/045). Throws reauthentication_needed (400) there.
 */
export async function confirmEmailChange(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  how: {
    spent: SpentToken;
    userAgent: string | null;
    isKnownTo: (person: string) => Promise<boolean>;
  },
): Promise<object | undefined> {
  const { spent, userAgent, isKnownTo } = how;
  const newEmail = user.email_change ?? '';
  const expected = spent.type === 'email_change_token_new' ? newEmail : user.email;
  if (newEmail === '' || spent.relatesTo !== expected) return undefined;
  // Thrown, so that the transaction gives the link back.
  if (!(await isKnownTo(user.id))) {
    throw new AuthRefusal('reauthentication_needed', 'Sign in here before you confirm the change');
  }
  const [row] = await tx.query<{ said: number }>(
    `update auth.users set email_change_confirm_status = email_change_confirm_status + 1
     where id = $1::uuid returning email_change_confirm_status as said`,
    [user.id],
  );
  if ((row?.said ?? 0) < BOTH_MAILBOXES) {
    return {
      code: 200,
      msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    };
  }
  const squatter = await findUserByEmail(tx, newEmail, 'for update');
  if (squatter?.email_confirmed_at) {
    throw new AuthRefusal(
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  // Signed up with this address, but its mailbox has just spoken for another account.
  if (squatter !== undefined) await deleteUnconfirmedUser(tx, squatter.id);
  const changed = await changeEmail(auth, tx, user.id, newEmail);
  return changed && startSession(auth, tx, changed, { method: 'otp', userAgent });
}

/** The account belongs to the new mailbox alone: what was mailed to the old one, or opened by it, is void. */
async function changeEmail(auth: AuthContext, tx: Queries, userId: string, email: string) {
  const now = auth.clock.now().toISOString();
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0,
       updated_at = $3::timestamptz where id = $1::uuid`,
    [userId, email, now],
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text),
       updated_at = $3::timestamptz where user_id = $1::uuid and provider = 'email'`,
    [userId, email, now],
  );
  await leaveProviders(tx, userId, auth.clock.now());
  await discardOneTimeTokens(tx, userId);
  await endSessions(tx, userId);
  auth.log.info({ event: 'auth.email_changed', user: userId });
  return findUser(tx, userId);
}

/** A provider vouched for the old mailbox, and would let the holder of that one in for ever. */
async function leaveProviders(tx: Queries, userId: string, now: Date): Promise<void> {
  const gone = await tx.query(
    `delete from auth.identities where user_id = $1::uuid and provider <> 'email' returning provider`,
    [userId],
  );
  // With a password there is an identity of the address already; without one, none says that there is.
  if (gone.length > 0) await listIdentities(tx, userId, now);
}

/** The account of an address; an unconfirmed one does not count. */
async function findOwner(tx: Queries, email: string): Promise<UserRow | undefined> {
  const user = await findUserByEmail(tx, email);
  return user?.email_confirmed_at ? user : undefined;
}

function tooManyMails(retryAfter: number): AuthRefusal {
  return new AuthRefusal('over_email_send_rate_limit', 'Email rate limit exceeded', { retryAfter });
}

function link(auth: AuthContext, token: string, next: string): string {
  return mintLink(auth.config, { type: 'email_change', token, next });
}
