/** Whether all is tried, as `npm run drill:tests` does; `npm test` tries some of what is alike, and one of what takes long. */
export const isDrill = process.env.DRILL === 'all';

/** So many of `cases`, spread over them, the first among them; all of them in a drill. */
export function someOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isDrill || count >= cases.length) return cases;
  const chosen = Array.from({ length: count }, (_, at) => Math.floor((at * cases.length) / count));
  return cases.filter((_, at) => chosen.includes(at));
}

/** How a test of the browser is marked that `npm test` runs; those without a mark are the drill's alone (decision 119). */
export const inGate = (isChosen = true) => (isChosen ? { tag: '@gate' } : {});
