import { tooManyCalls, type RestRefusal } from './rest-refusal.ts';

const PASSED_ON = ['content-type', 'content-range', 'preference-applied', 'range-unit', 'allow'];

/** Words per status. What the database said stays here: it can name columns, rows and constraints. */
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

type Problem = { code?: unknown; message?: unknown; details?: unknown };

/** An error answer in the shape that supabase-js reads, with the request's id. */
export function problem(
  status: number,
  error: { code: string; message: string; details?: string },
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

/** The answer to whoever asks too often; seconds until it is worth asking again. */
export function tooManyRequests(requestId: string, retryAfter: number): Response {
  return refusalAnswer(tooManyCalls(retryAfter), requestId);
}

/** The library's answer as it leaves the house: few headers, never cached, errors made general. */
export async function outgoing(answer: Response, requestId: string): Promise<Response> {
  if (answer.status >= 400) return outgoingProblem(answer, requestId);
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId });
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

async function outgoingProblem(answer: Response, requestId: string): Promise<Response> {
  const said: Problem = await answer.json().catch(() => ({}));
  const status = WORDS[answer.status] ? answer.status : answer.status < 500 ? 400 : 500;
  if (status === 500)
    return problem(500, { code: 'internal', message: 'Internal error' }, requestId);
  const sqlstate = typeof said.details === 'string' && /^[0-9A-Z]{5}$/.test(said.details);
  const code = sqlstate ? String(said.details) : String(said.code ?? status);
  // supabase-js tells "no row" from other failures by these words.
  const details = code === 'PGRST116' ? { details: String(said.details ?? '') } : {};
  return problem(status, { code, message: WORDS[status] ?? '', ...details }, requestId);
}
