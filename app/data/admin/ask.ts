import { queryOptions } from '@tanstack/react-query';
import { backend, type Backend } from '#app/data/backend/backend.ts';

/** Calls a function of the database. */
export type Ask = (
  client: Backend,
) => PromiseLike<{ data: unknown; error: { code: string } | null }>;

/** Everything in the admin area is asked anew: others work there, too. Without a network it fails at once and says so. */
export const fresh = {
  staleTime: 0,
  refetchOnMount: 'always',
  retry: false,
  networkMode: 'always',
} as const;

/** What the database answers an admin. Throws what it refused. */
export async function answerTo(ask: Ask): Promise<unknown> {
  const { data, error } = await ask(await backend());
  if (error) throw error;
  return data;
}

/** What came of an act: `done`, or what a refusal of one of these codes means. Throws any other. */
export async function outcomeOf<Outcome extends string>(
  ask: Ask,
  refusals: Readonly<Record<string, Outcome>>,
): Promise<'done' | Outcome> {
  return (await judged(ask, refusals)).outcome;
}

/** The same, with what was answered. */
export async function judged<Outcome extends string>(
  ask: Ask,
  refusals: Readonly<Record<string, Outcome>>,
): Promise<{ outcome: 'done' | Outcome; data: unknown }> {
  const { data, error } = await ask(await backend());
  const refused = error && refusals[error.code];
  if (error && !refused) throw error;
  return { outcome: refused ?? 'done', data };
}

/** A question of the admin area; `key` tells it from the others, `shape` is what its answer has to be. */
export function adminQuery<Data>(
  key: readonly unknown[],
  ask: Ask,
  shape: { parse: (value: unknown) => Data },
) {
  return queryOptions({
    queryKey: ['admin', ...key],
    queryFn: async () => shape.parse(await answerTo(ask)),
    ...fresh,
  });
}
