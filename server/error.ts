// The closed list: what the front can refuse, its status, and the words that leave the house.
export const REFUSALS = {
  bad_request: [400, 'Bad request'],
  truncated_body: [400, 'The request body broke off'],
  unauthorized: [401, 'Sign in first'],
  cross_site: [403, 'This is not answered to other sites'],
  insufficient_aal: [403, 'The second factor is needed'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  body_too_large: [413, 'Request body too large'],
  conflict: [409, 'Something else came first'],
  not_acceptable: [422, 'It was read and cannot be taken'],
  fresh_code: [428, 'A code of a moment ago is needed'],
  unsupported_encoding: [415, 'Compressed request bodies are not accepted'],
  unsupported_type: [415, 'This type of request body is not accepted here'],
  misdirected: [421, 'This server does not serve that host'],
  too_many: [429, 'Too many requests'],
  internal: [500, 'Internal error'],
  not_implemented: [501, 'Method not implemented'],
  unavailable: [503, 'Temporarily unavailable'],
  storage_full: [507, 'No room to store anything at the moment'],
} as const;

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
