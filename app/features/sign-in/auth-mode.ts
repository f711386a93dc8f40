/** What the screen is for. `new-password` comes from a recovery session, never from the address. */
export type AuthMode = 'sign-in' | 'sign-up' | 'reset-request' | 'new-password';

/** The mode that an address asks for: `?mode=sign-up`, `?mode=reset-request`, else sign in. */
export function readMode(search: string): Exclude<AuthMode, 'new-password'> {
  const mode = new URLSearchParams(search).get('mode');
  return mode === 'sign-up' || mode === 'reset-request' ? mode : 'sign-in';
}

/** The query that leads to another mode; where the person was going (`next`) stays in it. */
export function searchForMode(mode: AuthMode, search: string): string {
  const next = new URLSearchParams(search).get('next');
  const query = new URLSearchParams();
  if (mode !== 'sign-in') query.set('mode', mode);
  if (next) query.set('next', next);
  return query.size > 0 ? `?${query}` : '';
}
