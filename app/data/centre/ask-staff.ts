import { queryOptions } from '@tanstack/react-query';
import { backend, type Backend } from '#app/data/backend/backend.ts';

/** Calls a function of the database. */
export type Ask = (
  client: Backend,
) => PromiseLike<{ data: unknown; error: { code: string } | null }>;

/**
 * Why the server refused a member of the staff: `second-factor` it is missing · `not-there` no such centre, group, session or
 * seat, or none of the caller's · `role` leads do it · `agreement` comes first · `authorisations` of representatives come
 * first · `taken` something stands against it (the centre closes, the last lead, enough of them) · `too-many` too often ·
 * `frozen` the account · `shape` a field says what it may not.
 */
export type StaffRefusal =
  | 'second-factor'
  | 'not-there'
  | 'role'
  | 'agreement'
  | 'authorisations'
  | 'taken'
  | 'too-many'
  | 'frozen'
  | 'shape';

const refusals: Readonly<Record<string, StaffRefusal>> = {
  PT403: 'second-factor',
  insufficient_aal: 'second-factor',
  PT404: 'not-there',
  '42501': 'role',
  PT412: 'agreement',
  PT451: 'authorisations',
  PT409: 'taken',
  PT429: 'too-many',
  over_request_rate_limit: 'too-many',
  PT423: 'frozen',
  '22023': 'shape',
  '22P02': 'shape',
};

/** What a refusal means; undefined for a network that failed, or a fault of ours. */
export function staffRefusal(error: unknown): StaffRefusal | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? refusals[code] : undefined;
}

/** What the database answers. Throws what it refused, which `staffRefusal` reads. */
export async function staffAnswer(ask: Ask): Promise<unknown> {
  const { data, error } = await ask(await backend());
  if (error) throw error;
  return data;
}

/** A question of the staff's pages, always asked anew; `key` tells it from the others, `shape` is what its answer has to be. */
export function centreQuery<Data>(
  key: readonly unknown[],
  ask: Ask,
  shape: { parse: (value: unknown) => Data },
) {
  return queryOptions({
    queryKey: ['centre', ...key],
    queryFn: async () => shape.parse(await staffAnswer(ask)),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
    networkMode: 'always',
  });
}
