import { randomUUID } from 'node:crypto';
import type { Claims } from '#server/auth/sessions/claims.ts';
import { isUnasked, refusedBy, type Recognize, type Refused } from '#server/auth/identity.ts';
import { judgeLevel } from '#server/auth/sessions/session-level.ts';
import type { Database, RestRow } from '#server/database/database.ts';
import { STATEMENT_TIMEOUT_MS } from '#server/database/rest-on-postgres.ts';
import type { Log } from '#server/log.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import { refuseUnknownAnswers } from './refuse-unknown-answers.ts';
import { faultAnswer, problem, refusalAnswer } from './rest-answer.ts';
import { askReplica } from './ask-replica.ts';
import { readBody } from './rest-body.ts';
import { keepCatalogue } from './rest-catalogue.ts';
import { faultOf } from './rest-fault.ts';
import { readHeaders } from './rest-headers.ts';
import { clientFor, refuseKnown, spendForCall } from './rest-limits.ts';
import { transactionSetupFor, type Caller } from './rest-transaction-setup.ts';
import { readAddress } from './rest-query.ts';
import { pageOf, TOO_MANY_ROWS } from './rest-read.ts';
import { RestRefusal } from './rest-refusal.ts';
import { rowsAnswer } from './rest-rows.ts';
import { statementFor } from './rest-statement.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);
const ROLES = new Set<string>(['anon', 'authenticated', 'service_role'] satisfies Claims['role'][]);

/**
 * The data API below /rest/v1: the part of PostgREST's protocol that the product uses (decision 051). Each request is
 * one transaction of two statements: the caller, and what is asked.
 *
 * @param maxRows the most rows that one answer holds.
 * @param limits what a person, and a client's address where one is named, may ask for.
 */
export function createRest(options: {
  database: Database;
  identify: Recognize;
  log: Log;
  maxRows?: number;
  limits?: Limits;
}): (request: Request, requestId?: string, client?: string) => Promise<Response> {
  const { database, log, limits, maxRows = 1000 } = options;
  const catalogue = keepCatalogue(database);

  async function answer(request: Request, requestId: string, client: string | undefined) {
    const address = readAddress(request);
    const { method } = request;
    if (!METHODS.has(method) || (address.isCall && method !== 'POST')) {
      throw new RestRefusal(405, 'method_not_allowed', 'Method not allowed');
    }
    const wishes = readHeaders(request);
    if (address.isCall && wishes.maxAffected !== undefined) {
      throw new RestRefusal(400, 'PGRST128', 'A function takes no max-affected');
    }
    if (limits) refuseKnown(limits, request);
    const caller = await recognized(request, options.identify);
    const claims = claimsOf(caller);
    if (limits) await spendForCall(limits, { path: address.path, method, claims, client });
    const hasBody = method === 'POST' || method === 'PATCH';
    const rpc = address.isCall ? address.name : undefined;
    const body = hasBody ? await readBody(request, rpc) : { rows: [], text: '[]' };
    for (const row of body.rows) refuseUnknownAnswers(rpc, row);
    const asked = { method, address, wishes, body, page: pageOf(address, wishes, maxRows) };
    const statement = statementFor(asked, await catalogue());
    try {
      const opening = transactionSetupFor(caller, STATEMENT_TIMEOUT_MS, clientFor(rpc, client));
      const next = (opened: RestRow) => {
        judge(caller, opened);
        return statement;
      };
      const read = await askReplica(database, { rpc, opening, next });
      if (read) {
        const answered = rowsAnswer(asked, read.row, requestId);
        answered.headers.set('x-data-age', (read.age / 1000).toFixed(1));
        return answered;
      }
      return rowsAnswer(asked, await database.rest.run(opening, next), requestId);
    } catch (error) {
      const fault = faultOf(error, claims.role !== 'anon');
      if (!fault) throw error;
      if (wishes.maxAffected !== undefined && fault.code === TOO_MANY_ROWS) {
        throw new RestRefusal(
          400,
          'PGRST124',
          'Query result exceeds max-affected preference constraint',
        );
      }
      log.warn({ event: 'database_error', code: fault.code });
      return faultAnswer(fault, requestId);
    }
  }

  return async function rest(request, requestId = randomUUID(), client) {
    try {
      return await answer(request, requestId, client);
    } catch (error) {
      if (error instanceof RestRefusal) return refusalAnswer(error, requestId);
      log.error({ event: 'rest_failure', id: requestId, name: nameOf(error) });
      return problem(500, { code: 'internal', message: 'Internal error' }, requestId);
    }
  };
}

async function recognized(request: Request, identify: Recognize): Promise<Caller> {
  const who = await identify(request);
  if (isRefused(who)) throw refusal(who);
  const { role } = claimsOf(who);
  if (!ROLES.has(role)) {
    throw new RestRefusal(401, 'bad_jwt', 'This role is not served');
  }
  // The service key belongs on servers (D09).
  if (role === 'service_role' && isFromBrowser(request)) {
    throw new RestRefusal(401, 'service_key_in_browser', 'Not from a browser');
  }
  return who;
}

/** Throws RestRefusal unless the session lives, at a level that is served. */
function judge(caller: Caller, { level }: RestRow): void {
  if (!isUnasked(caller)) return;
  try {
    judgeLevel(level, caller.below);
  } catch (error) {
    throw refusal(refusedBy(error));
  }
}

function claimsOf(caller: Caller): Claims {
  return isUnasked(caller) ? caller.claims : caller;
}

const refusal = ({ refused, code, message }: Refused) => new RestRefusal(refused, code, message);

// Old browsers send neither of the two headers with a plain GET, but all call themselves Mozilla.
function isFromBrowser({ headers }: Request): boolean {
  const name = headers.get('user-agent') ?? '';
  return headers.has('origin') || headers.has('sec-fetch-site') || /\bMozilla\//i.test(name);
}

// Claims are open to any name, so the compiler cannot tell the two apart by `refused` alone.
function isRefused(who: Caller | Refused): who is Refused {
  return 'refused' in who && typeof who.refused === 'number' && !('role' in who);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
