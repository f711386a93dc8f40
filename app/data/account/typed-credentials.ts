import { normaliseEmail } from '#domain/email-address.ts';
import { opaquePassword } from '#domain/opaque-password.ts';
import { isOwnServer, type Backend } from '#app/data/backend/backend.ts';

type Auth = Backend['auth'];

/** The address that was meant; as typed where it is none: the backend says so. */
export function addressOf(typed: string): string {
  return normaliseEmail(typed) ?? typed;
}

/**
 * Signs in with what was typed. A hosted project compares bytes: it is asked for the form in which passwords are set, and, where
 * that is none of its, for the one typed, in which an older one may have been. Our own server looks for both at once.
 */
export async function signInWithTyped(
  auth: Auth,
  { email: typed, password }: { email: string; password: string },
): ReturnType<Auth['signInWithPassword']> {
  const email = addressOf(typed);
  const form = opaquePassword(password);
  if (isOwnServer() || form === password) return auth.signInWithPassword({ email, password });
  const first = await auth.signInWithPassword({ email, password: form });
  if (first.error?.code !== 'invalid_credentials') return first;
  return auth.signInWithPassword({ email, password });
}

/** Changes the password, the current one in either form, as above. */
export async function changeToTyped(
  auth: Auth,
  { current, next }: { current: string; next: string },
): ReturnType<Auth['updateUser']> {
  const password = opaquePassword(next);
  const form = opaquePassword(current);
  const first = await auth.updateUser({ password, current_password: form });
  if (first.error?.code !== 'current_password_invalid' || form === current) return first;
  return auth.updateUser({ password, current_password: current });
}
