import type { Claims } from '#server/auth/sessions/claims.ts';
import type { Identify } from '#server/auth/identity.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createRest } from '#server/rest/rest.ts';
import type { Database } from '#server/database/database.ts';
import type { PersonClaims } from './people.ts';

/** Stands where the real check of keys and tokens stands: claims by the test's own header. */
const identify: Identify = async (request) => {
  const said = request.headers.get('x-test-claims');
  if (!said) return { refused: 401, code: 'no_key', message: 'No key' };
  const claims: Claims = JSON.parse(said);
  return claims;
};

export type RestAnswer = { status: number; body: unknown; headers: Headers };

/** The real data API over a database, called as a person. */
export function startRest(database: Database, maxRows?: number) {
  const rest = createRest({ database, identify, log: silentLog, ...(maxRows ? { maxRows } : {}) });

  async function call(
    claims: PersonClaims | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestAnswer> {
    const request = new Request(`http://site.test${path}`, {
      method,
      headers: {
        ...(claims ? { 'x-test-claims': JSON.stringify(claims) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = await rest(request);
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text ? JSON.parse(text) : undefined,
    };
  }

  return { rest, call };
}
