const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The drivers' own codes and words for "the database is not there" (X04). */
const GONE_CODE = /^(E[A-Z]{3,}|CONNECT(ION)?_[A-Z]+)$/;
const GONE_WORDS =
  /\bclosed\b|^Connection terminated|connection error and is not queryable|^timeout expired|^Query read timeout/;
/** The server's last words before it ends a connection, a whole transaction with it. */
const LAST_WORDS = /^(57P0[1-5]|25P0[34])$/;
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
  if (GONE_CODE.test(code) || (code === '' && GONE_WORDS.test(words))) return GONE;
  return SQLSTATE.test(code) ? code : undefined;
}

/** Says whether a connection came to its end with this error: lost, never made, or closed by the server's last word. */
export function isEndOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '') return GONE_WORDS.test(error.message);
  const isFatal = 'severity' in error && /^(FATAL|PANIC)$/.test(String(error.severity));
  return isFatal || LAST_WORDS.test(code) || GONE_CODE.test(code);
}
