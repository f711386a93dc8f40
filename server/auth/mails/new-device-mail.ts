import { readBrowserName } from '#domain/browser-name.ts';
import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { profileLink } from '#server/mail/mail-links.ts';
import { mailReader, type UserRow } from '#server/auth/users.ts';

/** One of these mails in so many seconds; the profile lists every session anyway. */
const QUIET = 3600;

/**
 * Puts the mail about a sign-in on a device not seen before into the queue. Only a sign-in that
 * succeeded leads here, and its own budget bounds it: no mailbox can be filled with it.
 */
export async function tellOfNewDevice(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  signIn: { at: Date; userAgent: string },
): Promise<void> {
  const [told] = await tx.query(
    `select from private.mail_outbox where to_address = $1 and template = 'new-sign-in'
       and created_at > $2::timestamptz - ${QUIET} * interval '1 second' limit 1`,
    [user.email, signIn.at.toISOString()],
  );
  if (told !== undefined) return;
  const { name, locale } = mailReader(user);
  await auth.mail.enqueue(tx, {
    template: 'new-sign-in',
    to: user.email,
    locale,
    data: {
      name,
      link: profileLink(auth.config, locale),
      signIn: { at: signIn.at.toISOString(), ...readBrowserName(signIn.userAgent) },
    },
  });
  auth.log.info({ event: 'auth.new_device', user: user.id });
}
