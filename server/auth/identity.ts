import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';
import type { Claims } from './sessions/claims.ts';
import { AuthRefusal } from './error.ts';
import { isOver, type SessionTimes } from './sessions/session-life.ts';
import { readAccessToken, type PersonClaims } from './sessions/tokens.ts';

/** The one call that is answered to people who have not used their second factor (decision 039). */
export const RECOVERY_CODE_PATH = '/rest/v1/rpc/use_recovery_code';

export type Refused = { refused: 401 | 403; code: string; message: string };

/** Turns the apikey and Authorization headers of a request into claims, or says why not. */
export type Identify = (request: Request) => Promise<Claims | Refused>;

type AskedSession = SessionTimes & { is_aal2: boolean; has_factor: boolean };

type Parts = { config: Config; clock: Clock; database: Queries };

/**
 * The application's key is needed in every case. With it alone a request is anonymous (or the
 * service's); with a person's access token it is that person's, as long as the session lives.
 */
export function createIdentify(parts: Parts): Identify {
  return async function identify(request) {
    const apikey = request.headers.get('apikey') ?? '';
    const keyRole = roleOf(parts.config, apikey);
    if (keyRole === undefined) {
      return { refused: 401, code: 'invalid_api_key', message: 'Invalid API key' };
    }
    const authorization = request.headers.get('authorization');
    if (authorization === null) return { sub: '', role: keyRole };
    const bearer = bearerOf(authorization);
    if (bearer === undefined) {
      return {
        refused: 401,
        code: 'bad_jwt',
        message: 'Authorization header is not a bearer token',
      };
    }
    const bearerRole = roleOf(parts.config, bearer);
    if (bearerRole !== undefined) return { sub: '', role: bearerRole };
    try {
      return await authenticate(parts, bearer, isRecovery(request) ? 'served' : 403);
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error;
      const refused = error.code === 'insufficient_aal' ? 403 : 401;
      return { refused, code: error.code, message: error.message };
    }
  };
}

/**
 * The claims of a living session, at the level that token and session both have. Whoever has a second
 * factor and has not used it in this session is below their level, and is served only where `below` says
 * so; the question is part of the one about the session, so that nobody waits for another statement.
 * Throws bad_jwt, session_not_found (403) or insufficient_aal (with the status `below`).
 */
export async function authenticate(
  parts: Parts,
  token: string,
  below: 401 | 403 | 'served' = 403,
): Promise<PersonClaims> {
  const claims = await readAccessToken(parts, token);
  const now = parts.clock.now();
  const [session] = await parts.database.query<AskedSession>(
    `select session.created_at, session.refreshed_at at time zone 'UTC' as refreshed_at,
       session.aal is not distinct from 'aal2' as is_aal2, exists (
         select from auth.mfa_factors as factor
         where factor.user_id = person.id and factor.status = 'verified'
       ) as has_factor
     from auth.sessions as session join auth.users as person on person.id = session.user_id
     where session.id = $1::uuid and person.id = $2::uuid and person.deleted_at is null
       and (session.not_after is null or session.not_after > $3::timestamptz)
       and (person.banned_until is null or person.banned_until <= $3::timestamptz)`,
    [claims.session_id, claims.sub, now.toISOString()],
  );
  if (session === undefined || isOver(parts.config, session, now)) {
    throw new AuthRefusal(
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  const aal = session.is_aal2 && claims.aal === 'aal2' ? 'aal2' : 'aal1';
  if (aal === 'aal1' && session.has_factor && below !== 'served') {
    throw new AuthRefusal('insufficient_aal', 'AAL2 session is required', { status: below });
  }
  return { ...claims, aal };
}

// Taking a lost factor away is for people who cannot use it.
function isRecovery(request: Request): boolean {
  return new URL(request.url).pathname === RECOVERY_CODE_PATH;
}

/** The token of an Authorization header; throws no_authorization (401) when there is none. */
export function requireBearer(authorization: string | undefined): string {
  const token = bearerOf(authorization ?? '');
  if (token !== undefined) return token;
  throw new AuthRefusal('no_authorization', 'This endpoint requires a Bearer token');
}

function bearerOf(authorization: string): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(authorization.trim())?.[1];
}

// Only the two keys themselves count, not whatever else the secret may have signed.
function roleOf(config: Config, key: string): 'anon' | 'service_role' | undefined {
  if (isSame(key, config.anonKey)) return 'anon';
  if (isSame(key, config.serviceRoleKey)) return 'service_role';
  return undefined;
}

function isSame(given: string, expected: string): boolean {
  if (expected === '') return false;
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
