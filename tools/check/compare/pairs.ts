import { sequenceDifference, type Hunk } from './sequence-difference.ts';

/** What stood in a place and what stands there now; one of them may be missing. `at` is the place in each sequence. */
export type Pair<T> = {
  readonly before: T | undefined;
  readonly after: T | undefined;
  readonly at: readonly [before: number, after: number];
};

/** A hunk of so many items is told by what it has more or fewer of, not in its order. */
const LONG = 200;

/** The differences of two sequences item by item. Items face each other where a hunk has as many before as after. */
export function changedPairs<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): Pair<T>[] {
  return sequenceDifference(before, after, keyOf).flatMap((hunk) => pairsOf(hunk, keyOf));
}

function pairsOf<T>(hunk: Hunk<T>, keyOf: (item: T) => string): Pair<T>[] {
  const { before, after } = hunk;
  const facing = before.length === after.length ? faceToFace(hunk, keyOf) : undefined;
  if (before.length + after.length < LONG) return facing ?? oneByOne(hunk, before, after);
  const gone = surplus(before, after, keyOf);
  const come = surplus(after, before, keyOf);
  if (!facing) return oneByOne(hunk, gone, come);
  // Nothing came or went: their order alone is another, which the first of them shows.
  if (gone.length === 0) return facing.slice(0, 1);
  return gone.length + come.length < facing.length ? oneByOne(hunk, gone, come) : facing;
}

function faceToFace<T>({ at, before, after }: Hunk<T>, keyOf: (item: T) => string): Pair<T>[] {
  return before
    .map((item, n) => ({ before: item, after: after[n], at: [at[0] + n, at[1] + n] as const }))
    .filter((pair) => pair.after === undefined || keyOf(pair.before) !== keyOf(pair.after));
}

function oneByOne<T>({ at }: Hunk<T>, gone: readonly T[], come: readonly T[]): Pair<T>[] {
  return [
    ...gone.map((item) => ({ before: item, after: undefined, at })),
    ...come.map((item) => ({ before: undefined, after: item, at })),
  ];
}

/** The items that `all` has more often than `others`, once for each time. */
export function surplus<T>(
  all: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const left = new Map<string, number>();
  for (const item of others) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + 1);
  return all.filter((item) => {
    const more = left.get(keyOf(item)) ?? 0;
    left.set(keyOf(item), more - 1);
    return more <= 0;
  });
}
