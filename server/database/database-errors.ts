import type { RestConnection } from './queries.ts';

/** What an error of the database means to a caller of the data API. */
export type RestError = { code: string; message: string; detail: string };

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The drivers' own codes and words for "the database is not there" (X04). */
const GONE_CODE = /^(E[A-Z]{3,}|CONNECT(ION)?_[A-Z]+)$/;
const GONE_WORDS = /\bclosed\b/;

/** SQLSTATE 08006, connection failure, for what the drivers say in their own ways. */
function codeOf(error: object): string {
  const code = 'code' in error ? String(error.code) : '';
  const words = 'message' in error ? String(error.message) : '';
  return GONE_CODE.test(code) || (code === '' && GONE_WORDS.test(words)) ? '08006' : code;
}

/** HTTP status of SQLSTATEs that the library would answer with 500; after PostgREST's table. */
function betterStatus(code: string): number | undefined {
  if (code === '57014' || code === '55P03' || code.startsWith('40')) return 503;
  if (/^(53|08|57P|3D)/.test(code)) return 503;
  if (code === '23505' || code === '23503' || code === '23502') return undefined;
  if (code.startsWith('23') || code.startsWith('P0') || code.startsWith('54')) return 400;
  return undefined;
}

/**
 * Keeps of a database error only its code: messages and details can carry rows. `PT` and a status is its way to be told the status; the true code
 * travels in `detail`.
 */
export function plainDatabaseErrors(connection: RestConnection): void {
  const original = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normal = original(error);
    if (typeof normal !== 'object' || normal === null) return normal;
    const code = codeOf(normal);
    if (!SQLSTATE.test(code)) return normal;
    const status = betterStatus(code);
    const plain: RestError = {
      code: status ? `PT${status}` : code,
      message: 'database error',
      detail: code,
    };
    return plain;
  };
}
