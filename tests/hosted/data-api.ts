import { decodeJwt } from 'jose';
import type { Claims } from '#server/auth/sessions/claims.ts';
import type { Identify } from '#server/auth/identity.ts';
import { readAccessToken } from '#server/auth/sessions/tokens.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { createRest } from '#server/rest/rest.ts';

/** Words of the data API of Supabase (PostgREST) for the refusals that our own makes before it reaches the database. */
const CODES: Record<string, string> = {
  bad_jwt: 'PGRST301',
  jwt_expired: 'PGRST303',
  unknown_schema: 'PGRST106',
  not_found: 'PGRST125',
  unsupported_query: 'PGRST100',
  bad_json: 'PGRST102',
};

/**
 * The data API as a project serves it: a token is good until it expires, whatever has become of its session, and a refusal
 * is code, details, hint and message.
 */
export function dataApi(parts: {
  database: Database;
  config: Config;
  clock: Clock;
  log: Log;
}): (request: Request) => Promise<Response> {
  const rest = createRest({ ...parts, identify: identifyByToken(parts) });
  return async (request) => {
    const answer = await rest(request);
    if (answer.status < 400) return answer;
    const { code, details, hint, message } = await answer.json();
    return Response.json(
      { code: CODES[code] ?? code, details, hint, message },
      { status: answer.status },
    );
  };
}

function identifyByToken(parts: { config: Config; clock: Clock }): Identify {
  return async (request) => {
    const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '');
    const key = bearer ?? request.headers.get('apikey') ?? '';
    const role = roleOf(parts.config, key);
    if (role) return { sub: '', role };
    try {
      const claims: Claims = await readAccessToken(parts, key);
      return claims;
    } catch {
      const isExpired = (expiryOf(key) ?? Infinity) < parts.clock.now().getTime() / 1000;
      return isExpired
        ? { refused: 401, code: 'jwt_expired', message: 'JWT expired' }
        : { refused: 401, code: 'bad_jwt', message: 'JWSError JWSInvalidSignature' };
    }
  };
}

function roleOf(config: Config, key: string): 'anon' | 'service_role' | undefined {
  if (key === config.anonKey) return 'anon';
  return key === config.serviceRoleKey ? 'service_role' : undefined;
}

function expiryOf(token: string): number | undefined {
  try {
    return decodeJwt(token).exp;
  } catch {
    return undefined;
  }
}
