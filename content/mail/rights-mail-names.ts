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

/** What they are told, in words already; empty what a mail has no use for. Ages in years, times in days. */
export type RightsTold = {
  readonly brand: string;
  readonly owner: string;
  readonly age: number;
  readonly answerDays: number;
  readonly reminderDays: number;
  readonly kind: string;
  readonly due: string;
  readonly count: number;
  readonly first: string;
  readonly fields: string;
};
