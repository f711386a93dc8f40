/**
 * Why a pupil's request was refused, by the code of the database: `unknown` no such code or seat · `alias` it could be an
 * address, a telephone or a document · `full` every place is taken · `ended` more than fifteen minutes ago · `different`
 * something else was sent from this seat before · `too-many` wrong codes from this network · `level` the account asks for
 * its second factor · `frozen` the account's owner froze it · `answers` no such test, items or choices.
 */
export type ClassRefusal =
  | 'unknown'
  | 'alias'
  | 'full'
  | 'ended'
  | 'different'
  | 'too-many'
  | 'level'
  | 'frozen'
  | 'answers';

/** What a refused code means for the function that was called; undefined for a network that failed, or a fault of ours. */
export function classRefusal(
  error: unknown,
  of: Partial<Record<'22023' | 'PT409', ClassRefusal>> = {},
): ClassRefusal | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  const refusals: Readonly<Record<string, ClassRefusal | undefined>> = {
    PT404: 'unknown',
    PT410: 'ended',
    PT429: 'too-many',
    over_request_rate_limit: 'too-many',
    PT403: 'level',
    insufficient_aal: 'level',
    PT423: 'frozen',
    ...of,
  };
  return typeof code === 'string' ? refusals[code] : undefined;
}
