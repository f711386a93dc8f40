import { randomUUID } from 'node:crypto';
import type { Claims } from '#server/auth/sessions/claims.ts';
import type { Identify, Refused } from '#server/auth/identity.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { createLite } from './rest-lite.ts';
import { outgoing, problem, refusalAnswer } from './rest-answer.ts';
import { readBody } from './rest-body.ts';
import { readHeaders } from './rest-headers.ts';
import { spendForCall, refuseKnown } from './rest-limits.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import { readAddress } from './rest-query.ts';
import { RestRefusal } from './rest-refusal.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);
const ROLES = new Set<string>(['anon', 'authenticated', 'service_role'] satisfies Claims['role'][]);

/**
 * The data API below /rest/v1: our guard and our identities in front of the library's protocol.
 *
 * The library gets a request of our making: checked address, few headers, and in place of the
 * caller's keys a ticket that only this process knows and that stands for the claims.
 *
 * @param maxRows the most rows that one answer holds.
 * @param limits what a person, and a client's address where one is named, may ask for.
 */
export function createRest(options: {
  database: Database;
  identify: Identify;
  log: Log;
  maxRows?: number;
  limits?: Limits;
}): (request: Request, requestId?: string, client?: string) => Promise<Response> {
  const tickets = new Map<string, Claims>();
  const { database, log, limits, maxRows = 1000 } = options;
  const lite = createLite({ database, log, tickets, maxRows });

  async function answer(request: Request, client: string | undefined): Promise<Response> {
    const address = readAddress(request);
    if (!METHODS.has(request.method) || (address.rpc && request.method !== 'POST')) {
      throw new RestRefusal(405, 'method_not_allowed', 'Method not allowed');
    }
    const headers = readHeaders(request);
    if (limits) refuseKnown(limits, request);
    const claims = await identified(request, options.identify);
    if (limits) await spendForCall(limits, { ...address, method: request.method, claims, client });
    const hasBody = request.method === 'POST' || request.method === 'PATCH';
    const body = hasBody ? await readBody(request, address.rpc) : undefined;

    const ticket = randomUUID();
    tickets.set(ticket, claims);
    try {
      headers.set('apikey', ticket);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const url = `http://rest.internal${address.path}${address.search}`;
      const init = { method: request.method, headers, ...(body === undefined ? {} : { body }) };
      return await lite(new Request(url, init));
    } finally {
      tickets.delete(ticket);
    }
  }

  return async function rest(request, requestId = randomUUID(), client = undefined) {
    try {
      return await outgoing(await answer(request, client), requestId);
    } catch (error) {
      if (error instanceof RestRefusal) return refusalAnswer(error, requestId);
      log.error({ event: 'rest_failure', id: requestId, name: nameOf(error) });
      return problem(500, { code: 'internal', message: 'Internal error' }, requestId);
    }
  };
}

async function identified(request: Request, identify: Identify): Promise<Claims> {
  const who = await identify(request);
  if (isRefused(who)) throw new RestRefusal(who.refused, who.code, who.message);
  if (!ROLES.has(who.role)) {
    throw new RestRefusal(401, 'bad_jwt', 'This role is not served');
  }
  // The service key belongs on servers (D09).
  if (who.role === 'service_role' && isFromBrowser(request)) {
    throw new RestRefusal(401, 'service_key_in_browser', 'Not from a browser');
  }
  return who;
}

// Old browsers send neither of the two headers with a plain GET, but all call themselves Mozilla.
function isFromBrowser({ headers }: Request): boolean {
  const name = headers.get('user-agent') ?? '';
  return headers.has('origin') || headers.has('sec-fetch-site') || /\bMozilla\//i.test(name);
}

// Claims are open to any name, so the compiler cannot tell the two apart by `refused` alone.
function isRefused(who: Claims | Refused): who is Refused {
  return typeof who.refused === 'number' && !('role' in who);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
