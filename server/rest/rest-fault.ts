import { sqlstateOf } from '#server/database/database-errors.ts';

/** What an error of the database means to a caller: a status, and a code for programs. */
export type Fault = { status: number; code: string };

// After PostgREST's table; a time that ran out, a deadlock or a full disk are worth another try.
const STATUSES: readonly (readonly [RegExp, number])[] = [
  [/^42883$/, 404],
  [/^23(503|505)$/, 409],
  // The writer has become a replica a moment ago.
  [/^25006$/, 503],
  [/^(57014|55P03)$/, 503],
  [/^(40|53|08|57P|3D)/, 503],
  [/^42P17$/, 500],
  [/^(21|22|23|42|54|P0)/, 400],
];

/** Undefined for what is no error of the database. */
export function faultOf(error: unknown, isSignedIn: boolean): Fault | undefined {
  const code = sqlstateOf(error);
  if (code === undefined) return undefined;
  if (code === '42501') return { status: isSignedIn ? 403 : 401, code };
  if (code === '42P01') return { status: 404, code: 'PGRST205' };
  // Our own functions name a status in the code that they raise.
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  const status = own ? Number(own) : (STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 500);
  return { status, code };
}
