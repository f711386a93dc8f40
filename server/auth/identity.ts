import { hash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';
import type { Claims } from './sessions/claims.ts';
import { AuthRefusal } from './error.ts';
import {
  judgeLevel,
  SESSION_LEVEL,
  sessionQuestion,
  type Below,
  type SessionQuestion,
} from './sessions/session-level.ts';
import { readAccessToken, type PersonClaims } from './sessions/tokens.ts';

/** The one call that is answered before the second factor is used (decision 039). */
export const RECOVERY_CODE_PATH = '/rest/v1/rpc/use_recovery_code';

export type Refused = { refused: 401 | 403; code: string; message: string };

/** Turns the apikey and Authorization headers of a request into claims, or says why not. */
export type Identify = (request: Request) => Promise<Claims | Refused>;

/** A person with a good token, whose session was not looked up yet. */
export type Unasked = { claims: PersonClaims; question: SessionQuestion; below: Below };

/** The same without a word to the database: of a person comes the question that is still to be asked. */
export type Recognize = (request: Request) => Promise<Claims | Unasked | Refused>;

type Parts = { config: Config; clock: Clock; database: Queries };

/**
 * The application's key is needed in every case. With it alone a request is anonymous (or the
 * service's); with a person's access token it is that person's, as long as the session lives.
 */
export function createRecognize(parts: Omit<Parts, 'database'>): Recognize {
  const roleOf = readKeys(parts.config);
  return async function recognize(request) {
    const apikey = request.headers.get('apikey') ?? '';
    const keyRole = roleOf(apikey);
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
    const bearerRole = roleOf(bearer);
    if (bearerRole !== undefined) return { sub: '', role: bearerRole };
    try {
      const claims = await readAccessToken(parts, bearer);
      const question = sessionQuestion(parts, claims);
      return { claims, question, below: isRecovery(request) ? 'served' : 403 };
    } catch (error) {
      return refusedBy(error);
    }
  };
}

/** The same, and the session lives: asked in a statement of its own. */
export function createIdentify(parts: Parts): Identify {
  const recognize = createRecognize(parts);
  return async function identify(request) {
    const who = await recognize(request);
    if (!isUnasked(who)) return who;
    try {
      return await atItsLevel(parts.database, who);
    } catch (error) {
      return refusedBy(error);
    }
  };
}

/**
 * The claims of a living session, at the level that token and session both have. A person with a second
 * factor that this session has not used is below their level, and is served only where `below` says
 * so. Throws bad_jwt, session_not_found (403) or insufficient_aal (with the status `below`).
 */
export async function authenticate(
  parts: Parts,
  token: string,
  below: Below = 403,
): Promise<PersonClaims> {
  const claims = await readAccessToken(parts, token);
  return atItsLevel(parts.database, { claims, question: sessionQuestion(parts, claims), below });
}

async function atItsLevel(database: Queries, who: Unasked): Promise<PersonClaims> {
  const [asked] = await database.query<{ level: string | null }>(
    `select ${SESSION_LEVEL} as level`,
    who.question,
  );
  return { ...who.claims, aal: judgeLevel(asked?.level, who.below) };
}

// Claims are open to any name, so the compiler needs to be told by one that only this shape has.
export function isUnasked(who: Claims | Unasked | Refused): who is Unasked {
  return 'question' in who && Array.isArray(who.question);
}

/** What a refusal of the sign-in protocol means at another door; what is no refusal is thrown on. */
export function refusedBy(error: unknown): Refused {
  if (!(error instanceof AuthRefusal)) throw error;
  const refused = error.code === 'insufficient_aal' ? 403 : 401;
  return { refused, code: error.code, message: error.message };
}

// A lost factor is taken away without using it.
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

/** Only the two keys themselves count, not whatever else the secret may have signed. Compared by their hashes. */
function readKeys({ anonKey, serviceRoleKey }: Config) {
  const keys = [
    { role: 'anon', key: anonKey },
    { role: 'service_role', key: serviceRoleKey },
  ] as const;
  const hashed = keys
    .filter(({ key }) => key !== '')
    .map(({ role, key }) => ({ role, digest: digest(key) }));
  return function roleOf(given: string): (typeof keys)[number]['role'] | undefined {
    const own = digest(given);
    return hashed.find((each) => timingSafeEqual(each.digest, own))?.role;
  };
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
