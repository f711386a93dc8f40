import type { Route } from './stops.ts';

/** The same order of chances every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Every two properties of a route with their values, as text. */
export function pairsOf(route: Route): string[] {
  const said = Object.entries(route).map(([name, value]) => `${name}=${value}`);
  return said.flatMap((one, at) => said.slice(at + 1).map((other) => `${one} ${other}`));
}

/**
 * Few of `all` routes that hold every pair of properties that any of them holds, `given` ones first: of some drawn by
 * chance the one that adds most is taken, until nothing is missing.
 */
export function choosePairwise(all: readonly Route[], given: readonly Route[]): Route[] {
  let open = all.map((route) => ({ route, pairs: pairsOf(route) }));
  const missing = new Set(open.flatMap(({ pairs }) => pairs));
  const chosen: Route[] = [];
  const take = (route: Route) => {
    chosen.push(route);
    for (const pair of pairsOf(route)) missing.delete(pair);
  };
  given.forEach(take);
  const chance = seeded(35);
  const adds = ({ pairs }: { pairs: string[] }) => pairs.filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    open = open.filter((one) => adds(one) > 0);
    const drawn = Array.from({ length: 100 }, () => open[Math.floor(chance() * open.length)]);
    const [best] = drawn.flatMap((one) => one ?? []).toSorted((a, b) => adds(b) - adds(a));
    if (best) take(best.route);
  }
  return chosen;
}
