import type { Queries } from '../../database/database.ts';
import type { AuthContext } from '../auth-context.ts';
import { mailNotice } from '../notice-mails.ts';
import { findUser } from '../users.ts';

/** Tells the mailbox of a second factor that came or went: whoever did not do it has to hear of it. */
export async function mailAboutFactor(
  auth: AuthContext,
  tx: Queries,
  userId: string,
  template: 'factor-added' | 'factor-removed',
): Promise<void> {
  const user = await findUser(tx, userId);
  if (user !== undefined) await mailNotice(auth, tx, user, template);
}
