import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { mailNotice } from '#server/auth/mails/notice-mails.ts';
import { findUser } from '#server/auth/users.ts';

/** Tells the mailbox of a second factor that came or went: the owner has to hear of it. */
export async function mailAboutFactor(
  auth: AuthContext,
  tx: Queries,
  userId: string,
  template: 'factor-added' | 'factor-removed',
): Promise<void> {
  const user = await findUser(tx, userId);
  if (user !== undefined) await mailNotice(auth, tx, user, template);
}
