import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { mintLink, signInLink } from '#server/mail/mail-links.ts';
import { linkToken } from '#server/auth/one-time-tokens.ts';
import { mailReader, type UserRow } from '#server/auth/users.ts';

type MailLink = (auth: AuthContext, tx: Queries, user: UserRow, next: string) => Promise<void>;

/** Mails the link that confirms a sign-up; the one that still works, if there is one (threat A10). */
export const mailConfirmation: MailLink = async (auth, tx, user, next) => {
  const token = await linkToken(auth, tx, {
    userId: user.id,
    type: 'confirmation_token',
    relatesTo: user.email,
  });
  await tx.query(
    'update auth.users set confirmation_sent_at = $2::timestamptz where id = $1::uuid',
    [user.id, auth.clock.now().toISOString()],
  );
  const link = mintLink(auth.config, { type: 'signup', token, next });
  const { locale } = mailReader(user);
  await auth.mail.enqueue(tx, {
    template: 'confirm-sign-up',
    to: user.email,
    locale,
    data: { link },
  });
};

/** Mails the link to choose a new password; the one that still works, if there is one. */
export const mailRecovery: MailLink = async (auth, tx, user, next) => {
  const token = await linkToken(auth, tx, {
    userId: user.id,
    type: 'recovery_token',
    relatesTo: user.email,
  });
  await tx.query('update auth.users set recovery_sent_at = $2::timestamptz where id = $1::uuid', [
    user.id,
    auth.clock.now().toISOString(),
  ]);
  const { name, locale } = mailReader(user);
  await auth.mail.enqueue(tx, {
    template: 'recovery',
    to: user.email,
    locale,
    data: { name, link: mintLink(auth.config, { type: 'recovery', token, next }) },
  });
};

/** Tells the owner of an account that one more was wanted with their address. */
export async function mailAlreadyRegistered(
  auth: AuthContext,
  tx: Queries,
  owner: UserRow,
): Promise<void> {
  const { name, locale } = mailReader(owner);
  await auth.mail.enqueue(tx, {
    template: 'already-registered',
    to: owner.email,
    locale,
    data: { name, link: signInLink(auth.config, locale) },
  });
}
