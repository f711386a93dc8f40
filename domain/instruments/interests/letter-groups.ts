// Letters as a set before they are an order. One type is clearly ahead of another only when it has more than `margin`
// points more; everything said about order here is a count of types clearly ahead, so no tie is broken by accident.
import { leadingNames, rankedGroups } from '#domain/instruments/scoring/ranked-groups.ts';
import { riasecLetters, type ByLetter, type RiasecLetter } from './riasec.ts';

/** Groups from the highest to the lowest; letters inside a group in the order of the hexagon, which ranks nothing. */
export type LetterGroups = readonly (readonly RiasecLetter[])[];

export type LetterPair = readonly [RiasecLetter, RiasecLetter];

/**
 * Groups types by how many types are clearly ahead of them. The first group is everything tied with the top score.
 * Two scores in different groups can still be tied when a third one stands between them differently: `tiedPairs`
 * names those too. (Joining whole chains of neighbours instead would call all six equal for 11 % of people, although
 * their highest and lowest scores lie far apart; `npm run bench:recovery` shows what this rule does.)
 */
export function letterGroups(points: ByLetter<number>, margin: number): LetterGroups {
  return rankedGroups(riasecLetters, points, margin);
}

/** The types that may truly be among the first `count`: those that fewer than `count` types are clearly ahead of. */
export function leadingLetters(
  points: ByLetter<number>,
  margin: number,
  count: number,
): readonly RiasecLetter[] {
  return leadingNames(riasecLetters, points, { margin, count });
}

/** Every two types at most `margin` points apart, whatever their groups; each pair once, in the order of the hexagon. */
export function tiedPairs(points: ByLetter<number>, margin: number): readonly LetterPair[] {
  return riasecLetters.flatMap((a, index) =>
    riasecLetters
      .slice(index + 1)
      .filter((b) => Math.abs(points[a] - points[b]) <= margin)
      .map((b) => [a, b] as const),
  );
}

/** Whether every type of the first group is clearly ahead of every type of the second: only then is their order told. */
export function areApart(
  ahead: readonly RiasecLetter[],
  behind: readonly RiasecLetter[],
  ties: readonly LetterPair[],
): boolean {
  return !ties.some(
    ([a, b]) =>
      (ahead.includes(a) && behind.includes(b)) || (ahead.includes(b) && behind.includes(a)),
  );
}
