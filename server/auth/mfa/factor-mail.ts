import type { Queries } from '../../database/database.ts';
import type { AuthContext } from '../auth-context.ts';
import { signInLink } from '../mail-links.ts';
import { findUser, mailReader } from '../users.ts';

/** Tells the mailbox of a second factor that came or went: whoever did not do it has to hear of it. */
export async function mailAboutFactor(
  auth: AuthContext,
  tx: Queries,
  userId: string,
  template: 'factor-added' | 'factor-removed',
): Promise<void> {
  const user = await findUser(tx, userId);
  if (user === undefined) return;
  const { name, locale } = mailReader(user);
  await auth.mail.enqueue(tx, {
    template,
    to: user.email,
    locale,
    data: { name, link: signInLink(auth.config, locale) },
  });
}
