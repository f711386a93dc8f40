import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { isCutOff } from './http/cut-off.ts';
import { isStorageFull } from './database/storage-watch.ts';

// The closed list: what the front can refuse, its status, and the words that leave the house.
const REFUSALS = {
  bad_request: [400, 'Bad request'],
  truncated_body: [400, 'The request body broke off'],
  unauthorized: [401, 'Sign in first'],
  cross_site: [403, 'This is not answered to other sites'],
  insufficient_aal: [403, 'The second factor is needed'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  body_too_large: [413, 'Request body too large'],
  unsupported_encoding: [415, 'Compressed request bodies are not accepted'],
  unsupported_type: [415, 'This type of request body is not accepted here'],
  misdirected: [421, 'This server does not serve that host'],
  too_many: [429, 'Too many requests'],
  internal: [500, 'Internal error'],
  not_implemented: [501, 'Method not implemented'],
  unavailable: [503, 'Temporarily unavailable'],
  storage_full: [507, 'No room to store anything at the moment'],
} as const;

/** What was refused unread must not be read as the next request; who asks for a foreign host asks no more. */
const ENDS_CONNECTION = new Set<AppErrorCode>([
  'truncated_body',
  'body_too_large',
  'unsupported_encoding',
  'unsupported_type',
  'misdirected',
]);

export type AppErrorCode = keyof typeof REFUSALS;

/** A refusal with a code of the closed list. The message is for the log, never for the answer. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: AppErrorCode;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  constructor(
    code: AppErrorCode,
    message: string = REFUSALS[code][1],
    more: { retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.retryAfter = more.retryAfter;
  }
}

function codeOf(error: Error, c: Context<AppEnv>): AppErrorCode {
  if (error instanceof AppError) return error.code;
  if (isCutOff(c)) return 'truncated_body';
  return isStorageFull(error) ? 'storage_full' : 'internal';
}

/**
 * The one place where errors become answers (threat H19): a code, general words and the request id.
 * Whatever is no AppError is `internal` and goes to the log in full.
 */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  const code = codeOf(error, c);
  const [status, message] = REFUSALS[code];
  const requestId = c.get('requestId');
  if (status >= 500) c.get('log')?.error({ event: 'failure', id: requestId, code, err: error });
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (error instanceof AppError && error.retryAfter !== undefined) {
    headers['retry-after'] = String(error.retryAfter);
  }
  if (ENDS_CONNECTION.has(code)) headers.connection = 'close';
  if (status === 405) headers.allow = 'GET, HEAD, POST, PUT, PATCH, DELETE';
  return Response.json({ code, message, request_id: requestId }, { status, headers });
}
