/** A run that only one or each of two sequences has in the same place; `at` is where it begins in each. */
export type Hunk<T> = {
  readonly at: readonly [before: number, after: number];
  readonly before: readonly T[];
  readonly after: readonly T[];
};

/** So many steps are followed; beyond, all that lies between the equal ends is one hunk. */
const MOST_STEPS = 400;

/**
 * What turns one sequence into another, by the shortest edit script (Myers, "An O(ND) difference algorithm", 1986). Items are
 * equal when their keys are.
 */
export function sequenceDifference<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): Hunk<T>[] {
  const [a, b] = [before.map(keyOf), after.map(keyOf)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  if (start === endA && start === endB) return [];
  const hunk = (fromA: number, toA: number, fromB: number, toB: number): Hunk<T> => ({
    at: [start + fromA, start + fromB],
    before: before.slice(start + fromA, start + toA),
    after: after.slice(start + fromB, start + toB),
  });
  const kept = commonItems(a.slice(start, endA), b.slice(start, endB));
  if (!kept) return [hunk(0, endA - start, 0, endB - start)];
  const hunks: Hunk<T>[] = [];
  let [x, y] = [0, 0];
  for (const [keptX, keptY] of [...kept, [endA - start, endB - start] as const]) {
    if (keptX > x || keptY > y) hunks.push(hunk(x, keptX, y, keptY));
    [x, y] = [keptX + 1, keptY + 1];
  }
  return hunks;
}

/** The places of what both have, in their order; undefined when they have too little in common. */
function commonItems(
  a: readonly string[],
  b: readonly string[],
): (readonly [number, number])[] | undefined {
  // By diagonal, x minus y: the furthest x that so many steps reach.
  let furthest: ReadonlyMap<number, number> = new Map([[1, 0]]);
  const trace: ReadonlyMap<number, number>[] = [];
  for (let steps = 0; steps <= Math.min(a.length + b.length, MOST_STEPS); steps += 1) {
    trace.push(furthest);
    const reached = new Map<number, number>();
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const from = cameFrom(furthest, diagonal, steps);
      let x = (furthest.get(from) ?? 0) + (from < diagonal ? 1 : 0);
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      reached.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return goBack(trace, a.length, b.length);
    }
    furthest = reached;
  }
  return undefined;
}

/** The diagonal from which a step leads furthest. */
function cameFrom(furthest: ReadonlyMap<number, number>, diagonal: number, steps: number): number {
  const [lower, upper] = [furthest.get(diagonal - 1) ?? -1, furthest.get(diagonal + 1) ?? -1];
  return diagonal === -steps || (diagonal !== steps && lower < upper) ? diagonal + 1 : diagonal - 1;
}

function goBack(
  trace: readonly ReadonlyMap<number, number>[],
  endX: number,
  endY: number,
): (readonly [number, number])[] {
  const common: (readonly [number, number])[] = [];
  let [x, y] = [endX, endY];
  for (let steps = trace.length - 1; steps >= 0; steps -= 1) {
    const furthest = trace[steps] ?? new Map<number, number>();
    const from = cameFrom(furthest, x - y, steps);
    const startX = furthest.get(from) ?? 0;
    const startY = startX - from;
    while (x > startX && y > startY) {
      x -= 1;
      y -= 1;
      common.push([x, y]);
    }
    [x, y] = [startX, startY];
  }
  return common.toReversed();
}
