import { opaquePassword } from '#domain/opaque-password.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { requireGoodPassword, weakPassword } from './passwords.ts';

/**
 * Refuses a new password: by the rules of `passwords.ts`, and when it was seen
 * in a known breach, where that is looked up. Comes before anything is known of the account, so that
 * it takes as long and says the same for every address (threat A26).
 */
export async function requireNewPassword(
  auth: Pick<AuthContext, 'isBreached'>,
  password: string,
  email: string | undefined,
): Promise<void> {
  const form = opaquePassword(password);
  requireGoodPassword(form, email);
  if (await auth.isBreached(form)) throw weakPassword();
}
