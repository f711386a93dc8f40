/** Mails about rights and about what we did with an account. */
export type RightsMail =
  | 'request-came'
  | 'request-due'
  | 'request-answered'
  | 'account-corrected'
  | 'account-frozen'
  | 'minor-frozen'
  | 'account-unfrozen'
  | 'account-erased-by-us';

/** What they are told, in words already; empty what a mail has no use for. */
export type RightsTold = {
  readonly kind: string;
  readonly due: string;
  readonly count: number;
  readonly first: string;
  readonly fields: string;
};
