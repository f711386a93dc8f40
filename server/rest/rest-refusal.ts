/** A request that does not reach the data protocol: status, code and words for the caller. */
export class RestRefusal extends Error {
  override name = 'RestRefusal';
  readonly status: number;
  readonly code: string;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** What programs read beside the code. */
  readonly details: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { retryAfter?: number; details?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = more.retryAfter;
    this.details = more.details;
  }
}

/** 429, in the code that the sign-in protocol uses as well. */
export function tooManyCalls(retryAfter: number): RestRefusal {
  return new RestRefusal(429, 'over_request_rate_limit', 'Too many requests', { retryAfter });
}
