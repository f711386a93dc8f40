/**
 * What went wrong as a code: of the database (`23505`), of the machine (`ECONNREFUSED`), else the error's class. Its words
 * can name a person, and rows are kept longer than the person may want.
 */
export function errorCode(error: unknown): string {
  const { code } = Object(error);
  if (typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : typeof error;
}
