import type { Session } from '@supabase/supabase-js';

/** The factor that a session's person has to show after the password, if they switched one on. */
export function factorOf({ user }: Session): { id: string; since: Date } | undefined {
  // Out of the browser's storage, where anything may stand.
  const factors = Array.isArray(user.factors) ? user.factors : [];
  const found = factors.find((one) => one.status === 'verified' && one.factor_type === 'totp');
  return found && { id: found.id, since: new Date(found.created_at) };
}

/**
 * Whether a session still lacks the code of its person's second factor. The level stands in the token; the server
 * judges it at every request, this only tells the pages what to ask.
 */
export function awaitsCode(session: Session): boolean {
  return factorOf(session) !== undefined && levelOf(session.access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const read: unknown = JSON.parse(atob(claims));
    return typeof read === 'object' && read !== null ? Reflect.get(read, 'aal') : undefined;
  } catch {
    return undefined;
  }
}
