import { mergeAnswers } from '#domain/instruments/merge-answers.ts';
import { parseSecondLook, type SecondLook } from '#domain/instruments/interests/second-look.ts';
import { backend } from '#app/data/backend/backend.ts';
import {
  dropSecondLooks,
  keptSecondLooks,
  type KeptLook,
} from '#app/data/guest/kept-second-looks.ts';

export type SecondLooks = {
  readonly looks: readonly SecondLook[];
  /** Some of it is in this browser and not in the account yet. */
  readonly isWaiting: boolean;
};

/** Those of this browser's guest. */
export function guestLooks(): SecondLooks {
  return { looks: keptSecondLooks(null), isWaiting: false };
}

/** Those of an account, and what waits for it in this browser, which is sent first. */
export async function accountLooks(owner: string): Promise<SecondLooks> {
  const stored = await fromAccount(owner).catch(() => []);
  const waiting = keptSecondLooks(owner);
  return { looks: joinLooks(stored, waiting), isWaiting: waiting.length > 0 };
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
    .select('attempt,version,answers,item_times')
    .eq('user_id', owner)
    .limit(500);
  if (error) throw error;
  return data.flatMap(
    ({ item_times: itemTimes, ...row }) => parseSecondLook({ ...row, itemTimes }) ?? [],
  );
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
export function joinLooks(
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
