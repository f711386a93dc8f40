// One request of the data API to be answered as it was, and what several of them say.
/** Who asks: a person by name, or a way of not being one. */
export type Asker =
  | 'ana'
  | 'ben'
  | 'boss'
  | 'anonymous'
  | 'service'
  | 'keyless'
  | 'foreign'
  | 'not-a-token'
  | 'logged-out'
  | 'expired';

/** One request: who, what, with which body and headers. `{ana}` in a path or a body is her id. */
export type Asked = [
  who: Asker,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
];

export const ATTEMPT = '11111111-1111-4111-8111-111111111111';
export const NOBODY = '99999999-9999-4999-8999-999999999999';
export const header = { id: ATTEMPT, instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
export const one = { accept: 'application/vnd.pgrst.object+json' };
export const counted = { prefer: 'count=exact' };
export const whole = { prefer: 'return=representation' };
export const merging = { prefer: 'resolution=merge-duplicates,return=representation' };
export const ignoring = { prefer: 'resolution=ignore-duplicates,return=representation' };
