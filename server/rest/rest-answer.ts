import type { Fault } from './rest-fault.ts';
import { tooManyCalls, type RestRefusal } from './rest-refusal.ts';

/** Words per status. What the database said stays behind: it can name columns, rows and constraints. */
const WORDS: Record<number, string> = {
  400: 'The request was not understood',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  409: 'This contradicts what is stored',
  416: 'No such range',
  428: 'Sign in again first',
  429: 'Too many requests',
  503: 'Temporarily unavailable',
};

/** An error answer in the shape that supabase-js reads, with the request's id. */
export function problem(
  status: number,
  error: { code: string; message: string; details?: string | undefined },
  requestId: string,
  retryAfter = 5,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId });
  if (status === 503 || status === 429) headers.set('retry-after', String(retryAfter));
  if (status === 413 || status === 415) headers.set('connection', 'close');
  return Response.json(
    {
      code: error.code,
      message: error.message,
      details: error.details ?? null,
      hint: null,
      request_id: requestId,
    },
    { status, headers },
  );
}

export function refusalAnswer(refusal: RestRefusal, requestId: string): Response {
  return problem(refusal.status, refusal, requestId, refusal.retryAfter);
}

/** The answer to a client that asks too often; seconds until it is worth asking again. */
export function tooManyRequests(requestId: string, retryAfter: number): Response {
  return refusalAnswer(tooManyCalls(retryAfter), requestId);
}

/** The answer to an error of the database: its code, and general words. */
export function faultAnswer({ status, code }: Fault, requestId: string): Response {
  const shown = WORDS[status] ? status : status < 500 ? 400 : 500;
  if (shown === 500) {
    return problem(500, { code: 'internal', message: 'Internal error' }, requestId);
  }
  return problem(shown, { code, message: WORDS[shown] ?? '' }, requestId);
}
