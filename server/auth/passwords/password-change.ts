import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { addIdentity, emailIdentity } from '#server/auth/identities.ts';
import { readMetadata } from '#server/auth/metadata.ts';
import { requireNewPassword } from './new-password.ts';
import { mailNotice } from '#server/auth/mails/notice-mails.ts';
import { discardOneTimeTokens } from '#server/auth/one-time-tokens.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { entersByProvider, listsPassword, type UserRow } from '#server/auth/users.ts';

// Seconds that a session opened by a recovery link may set a password without the old one.
const RECOVERY_WINDOW = 3600;

/**
 * Checks a wanted password change and hashes, before the transaction that the returned function runs
 * in. Only a session from a recovery link needs no current password. Other sessions die, outstanding
 * recovery links too, and the mailbox is told (threat A17).
 * Throws current_password_required, current_password_invalid, same_password or what passwords.ts throws.
 */
export async function preparePasswordChange(
  auth: AuthContext,
  user: UserRow,
  sessionId: string,
  wanted: { password?: string | null | undefined; current_password?: string | null | undefined },
): Promise<(tx: Queries) => Promise<void>> {
  const password = wanted.password;
  if (!password) return async () => {};
  await requireNewPassword(auth, password, user.email);
  if (!(await isRecoverySession(auth, sessionId))) {
    await requireCurrentPassword(auth, user, wanted.current_password);
  }
  if (await auth.hashing.verify(user.encrypted_password ?? undefined, password)) {
    throw new AuthRefusal(
      'same_password',
      'New password should be different from the old password.',
    );
  }
  const passwordHash = await auth.hashing.hash(password);
  return (tx) => setPassword(auth, tx, user, { sessionId, passwordHash });
}

async function requireCurrentPassword(
  auth: AuthContext,
  user: UserRow,
  current: string | null | undefined,
): Promise<void> {
  if (!current) {
    throw new AuthRefusal(
      'current_password_required',
      'Current password required when setting new password.',
    );
  }
  if (await auth.hashing.verify(user.encrypted_password ?? undefined, current)) return;
  throw new AuthRefusal(
    'current_password_invalid',
    'Current password required when setting new password.',
  );
}

/** Whether this session sets a password without the old one, because a mailed link has just opened it. */
export async function isRecoverySession(auth: AuthContext, sessionId: string): Promise<boolean> {
  const since = new Date(auth.clock.now().getTime() - RECOVERY_WINDOW * 1000);
  const [claim] = await auth.database.query(
    `select 1 from auth.mfa_amr_claims where session_id = $1::uuid
       and authentication_method = 'recovery' and created_at > $2::timestamptz`,
    [sessionId, since.toISOString()],
  );
  return claim !== undefined;
}

async function setPassword(
  auth: AuthContext,
  tx: Queries,
  user: UserRow,
  change: { sessionId: string; passwordHash: string },
): Promise<void> {
  const now = auth.clock.now().toISOString();
  await tx.query(
    `update auth.users set encrypted_password = $2, updated_at = $3::timestamptz where id = $1::uuid`,
    [user.id, change.passwordHash, now],
  );
  await endSessions(tx, user.id, change.sessionId);
  await discardOneTimeTokens(tx, user.id, ['recovery_token']);
  // The recovery has served its purpose: the next change needs the password. That a mailed link opened the session stays true.
  await tx.query(
    `update auth.mfa_amr_claims set updated_at = $2::timestamptz, authentication_method =
       case when authentication_method in ('recovery', 'otp') then 'otp' else 'password' end
     where session_id = $1::uuid and authentication_method <> 'totp'`,
    [change.sessionId, now],
  );
  auth.log.info({ event: 'auth.password_changed', user: user.id });
  // The first password of a new account changes nothing that its owner would have to be warned of.
  if (!user.encrypted_password) {
    if (listsPassword(user) && !entersByProvider(user)) return;
    const identity = emailIdentity(user.id, user.email, readMetadata(user.raw_user_meta_data));
    await addIdentity(tx, user.id, identity, auth.clock.now());
  }
  await mailNotice(auth, tx, user, 'password-changed');
}
