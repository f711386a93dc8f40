import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { mergeAnswers } from '#domain/instruments/merge-answers.ts';
import { parseSecondLook, type SecondLook } from '#domain/instruments/interests/second-look.ts';
import { backend } from '#app/data/backend/backend.ts';
import {
  dropSecondLooks,
  keepSecondLook,
  keptSecondLooks,
  type KeptLook,
} from '#app/data/guest/kept-second-looks.ts';

export type SecondLooks = {
  readonly looks: readonly SecondLook[];
  /** Some of it is in this browser and not in the account yet. */
  readonly isWaiting: boolean;
};

/**
 * The second looks of a person, or of this browser's guest (`null`). What waits in this browser is sent first and asked
 * for again, in growing pauses, while it waits: its attempt may still be on its way. Without a network, what waits is shown.
 */
export function secondLooksQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['second-looks', owner],
    queryFn: () => (owner === null ? guestLooks() : accountLooks(owner)),
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      owner !== null &&
      state.data?.isWaiting === true &&
      Math.min(60_000, 1_000 * 2 ** state.dataUpdateCount),
  });
}

/** Keeps answers in this browser and shows what they change at once. Throws when the browser refuses to keep them. */
export function answerSecondLook(
  owner: string | null,
  look: SecondLook,
  queries: QueryClient,
): void {
  const { queryKey } = secondLooksQuery(owner);
  queries.setQueryData(queryKey, (now) => ({
    looks: joined(now?.looks ?? [], [look]),
    isWaiting: owner !== null,
  }));
  const shown = queries.getQueryData(queryKey)?.looks.find((one) => one.attempt === look.attempt);
  keepSecondLook({ ...(shown ?? look), owner });
}

/** Takes a second look back, everywhere. Rejects when that did not happen. */
export async function removeSecondLook(
  owner: string | null,
  attempt: string,
  queries: QueryClient,
): Promise<void> {
  const { queryKey } = secondLooksQuery(owner);
  await queries.cancelQueries({ queryKey });
  if (owner !== null) {
    const client = await backend();
    const { error } = await client.from('second_looks').delete().eq('attempt', attempt);
    if (error) throw error;
  }
  dropSecondLooks((kept) => kept.attempt === attempt && kept.owner === owner);
  queries.setQueryData(
    queryKey,
    (now) => now && { ...now, looks: now.looks.filter((one) => one.attempt !== attempt) },
  );
}

async function guestLooks(): Promise<SecondLooks> {
  return { looks: keptSecondLooks(null), isWaiting: false };
}

async function accountLooks(owner: string): Promise<SecondLooks> {
  const stored = await fromAccount(owner).catch(() => []);
  const waiting = keptSecondLooks(owner);
  return { looks: joined(stored, waiting), isWaiting: waiting.length > 0 };
}

async function fromAccount(owner: string): Promise<readonly SecondLook[]> {
  const client = await backend();
  for (const kept of keptSecondLooks(owner)) {
    const { error } = await client.rpc('save_second_look', {
      attempt: kept.attempt,
      version: kept.version,
      patch: patchOf(kept),
    });
    // What is refused stays here: nothing of it is lost.
    if (!error) dropSecondLooks((now) => JSON.stringify(now) === JSON.stringify(kept));
  }
  const { data, error } = await client
    .from('second_looks')
    .select('attempt,version,answers,itemTimes:item_times')
    .eq('user_id', owner)
    .limit(500);
  if (error) throw error;
  return data.flatMap((row) => parseSecondLook(row) ?? []);
}

function patchOf({ answers, itemTimes }: KeptLook) {
  return Object.fromEntries(
    Object.entries(answers).map(([item, value]) => [
      item,
      { value, at: itemTimes[item]?.at ?? 0, ms: itemTimes[item]?.ms ?? 0 },
    ]),
  );
}

/** The newest answer of each item of two lists of second looks. */
function joined(
  stored: readonly SecondLook[],
  newer: readonly SecondLook[],
): readonly SecondLook[] {
  const others = stored.filter(({ attempt }) => newer.every((one) => one.attempt !== attempt));
  return [
    ...others,
    ...newer.map((look) => {
      const before = stored.find((one) => one.attempt === look.attempt);
      const { attempt, version } = look;
      return { attempt, version, ...(before ? mergeAnswers(before, look) : look) };
    }),
  ];
}
