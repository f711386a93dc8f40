import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { isStorageFull } from '#server/database/storage-watch.ts';
import { AppError, REFUSALS, type AppErrorCode } from '#server/error.ts';
import { isBodyTruncated } from './truncated-body.ts';

/** What was refused unread must not be read as the next request; a request for a foreign host is the last one. */
const ENDS_CONNECTION = new Set<AppErrorCode>([
  'truncated_body',
  'body_too_large',
  'unsupported_encoding',
  'unsupported_type',
  'misdirected',
]);

function codeOf(error: Error, c: Context<AppEnv>): AppErrorCode {
  if (error instanceof AppError) return error.code;
  if (isBodyTruncated(c)) return 'truncated_body';
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
  // A foreign method is the client's fault: nothing failed here.
  if (status >= 500 && code !== 'not_implemented')
    c.get('log')?.error({ event: 'failure', id: requestId, code, err: error });
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (error instanceof AppError && error.retryAfter !== undefined) {
    headers['retry-after'] = String(error.retryAfter);
  }
  if (ENDS_CONNECTION.has(code)) headers.connection = 'close';
  if (status === 405) headers.allow = 'GET, HEAD, POST, PUT, PATCH, DELETE';
  return Response.json({ code, message, request_id: requestId }, { status, headers });
}
