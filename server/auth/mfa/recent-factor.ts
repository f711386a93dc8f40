import { constants } from '#domain/constants.ts';
import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { mailAboutFactor } from './factor-mail.ts';
import { removeFactor } from './factors.ts';

/**
 * In its first days a second factor gives way to the mailbox (threat A29): a thief of the password may
 * have set it up, and would keep the owner out for good. Called when a recovery link is opened; every session
 * that there is ends with the factor. Older ones stand, and an admin's stands from the start: what it guards
 * is not theirs alone, and the owner of the site can reset it. Expects the account to be locked.
 */
export async function removeRecentFactors(
  auth: AuthContext,
  tx: Queries,
  userId: string,
): Promise<void> {
  const bornAfter = auth.clock.now().getTime() - constants.recentFactorDays * 24 * 3600_000;
  const factors = await tx.query<{ id: string; is_recent: boolean }>(
    `select factor.id, factor.created_at > $2::timestamptz as is_recent
     from auth.mfa_factors as factor join public.profiles as person on person.id = factor.user_id
     where factor.user_id = $1::uuid and factor.status = 'verified' and not person.is_admin`,
    [userId, new Date(bornAfter).toISOString()],
  );
  if (factors.length === 0 || factors.some((factor) => !factor.is_recent)) return;
  for (const { id } of factors) await removeFactor(tx, id);
  await endSessions(tx, userId);
  await mailAboutFactor(auth, tx, userId, 'factor-removed');
  auth.log.info({ event: 'auth.factor_removed', user: userId });
}
