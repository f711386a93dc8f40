import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import type { PersonClaims } from './tokens.ts';

/** What is done about a person below their level: refused with a status, or served all the same. */
export type Below = 401 | 403 | 'served';

/** The question about a session, for `private.session_level` in this order; all as text. */
export type SessionQuestion = readonly [
  session: string,
  person: string,
  aal: string | null,
  at: string,
  idleDays: string,
  maxDays: string,
];

/** The call that takes a SessionQuestion as its first six values. */
export const SESSION_LEVEL =
  'private.session_level($1::text::uuid, $2::text::uuid, $3::text, $4::text::timestamptz, $5::text::integer, $6::text::integer)';

export function sessionQuestion(
  { config, clock }: { config: Config; clock: Clock },
  claims: PersonClaims,
): SessionQuestion {
  const { idleDays, maxDays } = config.sessions;
  const at = clock.now().toISOString();
  return [claims.session_id, claims.sub, claims.aal ?? null, at, String(idleDays), String(maxDays)];
}

/**
 * What the database's answer means. Throws session_not_found (403), or insufficient_aal (with the status `below`) for
 * a person with a second factor that was not used.
 */
export function judgeLevel(level: unknown, below: Below): 'aal1' | 'aal2' {
  if (level === 'aal2') return level;
  if (level === 'aal1' || (level === 'below' && below === 'served')) return 'aal1';
  if (level === 'below' && below !== 'served') {
    throw new AuthRefusal('insufficient_aal', 'AAL2 session is required', { status: below });
  }
  throw new AuthRefusal('session_not_found', 'Session from session_id claim in JWT does not exist');
}
