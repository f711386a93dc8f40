import type { Queries } from '../database/database.ts';
import { askMailGate, type MailAsker } from '../mail/mail-gate.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthRefusal } from './error.ts';
import { mintLink, signInLink } from './mail-links.ts';
import { mintOneTimeToken, type SpentToken } from './one-time-tokens.ts';
import { startSession } from './sessions.ts';
import { findUser, findUserByEmail, mailReader, type UserRow } from './users.ts';

const BOTH_MAILBOXES = 2;

/**
 * Asks both mailboxes, the present one and the new one, each with a link of its own (TRUST P06).
 * When the new address is somebody's already, its owner hears so and the asker does not.
 * Throws over_email_send_rate_limit (429) when the new mailbox had a mail within the minute.
 */
export async function askEmailChange(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  wanted: { email: string; next: string; asker: MailAsker },
): Promise<void> {
  const now = auth.clock.now();
  const gates = [
    await askMailGate(auth, tx, wanted.email, wanted.asker),
    await askMailGate(auth, tx, user.email, wanted.asker),
  ];
  if (gates.some((gate) => gate !== 'open')) {
    throw new AuthRefusal('over_email_send_rate_limit', 'Email rate limit exceeded', {
      retryAfter: 60,
    });
  }
  await tx.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3::timestamptz,
       email_change_confirm_status = 0, updated_at = $3::timestamptz where id = $1::uuid`,
    [user.id, wanted.email, now.toISOString()],
  );
  const { name, locale } = mailReader(user);

  const current = await mintOneTimeToken(tx, {
    userId: user.id,
    type: 'email_change_token_current',
    relatesTo: user.email,
    now,
  });
  await auth.mail.enqueue(tx, {
    template: 'email-change-current',
    to: user.email,
    locale,
    data: { name, newEmail: wanted.email, link: link(auth, current, wanted.next) },
  });

  const fresh = await mintOneTimeToken(tx, {
    userId: user.id,
    type: 'email_change_token_new',
    relatesTo: wanted.email,
    now,
  });
  const owner = await findUserByEmail(tx, wanted.email);
  const ownerRead = mailReader(owner);
  await auth.mail.enqueue(
    tx,
    owner === undefined
      ? {
          template: 'email-change-new',
          to: wanted.email,
          locale,
          data: { name, newEmail: wanted.email, link: link(auth, fresh, wanted.next) },
        }
      : {
          template: 'already-registered',
          to: wanted.email,
          locale: ownerRead.locale,
          data: { name: ownerRead.name, link: signInLink(auth.config, ownerRead.locale) },
        },
  );
}

/** One mailbox has said yes: waits for the other, or changes the address and signs in. */
export async function confirmEmailChange(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  how: { spent: SpentToken; userAgent: string | null },
): Promise<object | undefined> {
  const { spent, userAgent } = how;
  const newEmail = user.email_change ?? '';
  const expected = spent.type === 'email_change_token_new' ? newEmail : user.email;
  if (newEmail === '' || spent.relatesTo !== expected) return undefined;
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
  if ((await findUserByEmail(tx, newEmail)) !== undefined) {
    throw new AuthRefusal(
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  const now = auth.clock.now().toISOString();
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0,
       updated_at = $3::timestamptz where id = $1::uuid`,
    [user.id, newEmail, now],
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text),
       updated_at = $3::timestamptz where user_id = $1::uuid and provider = 'email'`,
    [user.id, newEmail, now],
  );
  const changed = await findUser(tx, user.id);
  auth.log.info({ event: 'auth.email_changed', user: user.id });
  return changed && startSession(auth, tx, changed, { method: 'otp', userAgent });
}

function link(auth: AuthContext, token: string, next: string): string {
  return mintLink(auth.config, { type: 'email_change', token, next });
}
