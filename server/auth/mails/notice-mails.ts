import type { Queries } from '#server/database/database.ts';
import { mailboxOf } from '#server/mail/mailbox.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { signInLink } from '#server/mail/mail-links.ts';
import { mailReader, type UserRow } from '#server/auth/users.ts';

/** Of one kind, to one address, in so many seconds. */
const MOST = 5;
const WINDOW = 3600;

/**
 * Tells a mailbox what has changed about its account. Notices are of no budget, because none may be kept away by using
 * that up; so one person's are bounded here, or changing a password to and fro would send mails without end (threat A27).
 */
export async function mailNotice(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  template: 'password-changed' | 'factor-added' | 'factor-removed' | 'provider-added',
): Promise<void> {
  const since = new Date(auth.clock.now().getTime() - WINDOW * 1000).toISOString();
  const [sent] = await tx.query<{ told: number }>(
    `select count(*)::int as told from private.mail_outbox
     where mailbox = $1 and to_address = $2 and template = $3 and created_at > $4::timestamptz`,
    [mailboxOf(user.email), user.email, template, since],
  );
  if ((sent?.told ?? 0) >= MOST) return;
  const { name, locale } = mailReader(user);
  await auth.mail.enqueue(tx, {
    template,
    to: user.email,
    locale,
    data: { name, link: signInLink(auth.config, locale) },
  });
}
