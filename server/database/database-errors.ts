const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The drivers' own codes and words for "the database is not there" (X04). */
const GONE_CODE = /^(E[A-Z]{3,}|CONNECT(ION)?_[A-Z]+)$/;
const GONE_WORDS = /\bclosed\b/;
/** Connection failure. */
const GONE = '08006';

/**
 * The SQLSTATE of what a statement threw; undefined for what has nothing to do with the database. Nothing else of such
 * an error goes further: its messages and details can carry rows.
 */
export function sqlstateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const words = 'message' in error ? String(error.message) : '';
  if (isGoneCode(code) || (code === '' && GONE_WORDS.test(words))) return GONE;
  return SQLSTATE.test(code) ? code : undefined;
}

/** Says whether a session is lost, so that nothing may be asked of it any more: not even to roll back. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && isGoneCode(String(error.code));
}

// EPIPE is the network's; of five letters as well, but no SQLSTATE begins with an E.
function isGoneCode(code: string): boolean {
  return GONE_CODE.test(code);
}
