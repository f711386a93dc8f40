// Looks for contradictions between what a report says of a career and the score table beside it. It reads keys and
// figures, and shares no code with what tells them: the thirds of a scale are counted here again.
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { MatchExplanation } from '#domain/matching/explain-match.ts';

/** What of a suggestion is looked at. */
export type Reasons = {
  readonly career: { readonly interests: ByLetter<number> };
  readonly explanation: Pick<
    Extract<MatchExplanation, { kind: 'explained' }>,
    'shared' | 'gap' | 'isCloseEverywhere'
  >;
};

/** What is wrong with the reasons of one career, in words; nothing where all is true. */
export function contradictionsIn(
  { career, explanation: { shared, gap, isCloseEverywhere } }: Reasons,
  points: ByLetter<number>,
): string[] {
  const meanOf = (scores: ByLetter<number>) =>
    riasecLetters.reduce((sum, letter) => sum + scores[letter], 0) / riasecLetters.length;
  const isLowIn = {
    person: (letter: (typeof riasecLetters)[number]) => points[letter] * 3 < 40,
    career: (letter: (typeof riasecLetters)[number]) => (career.interests[letter] - 1) * 3 < 6,
  };
  const isOnOneSide = (letter: (typeof riasecLetters)[number]) =>
    (points[letter] - meanOf(points)) * (career.interests[letter] - meanOf(career.interests)) > 0;
  const found: string[] = [];
  for (const letter of shared) {
    if (isLowIn.person(letter)) found.push(`${letter} is shared, and low in the table`);
    if (isLowIn.career(letter)) found.push(`${letter} is shared, and low in the job`);
    if (points[letter] <= meanOf(points)) found.push(`${letter} is shared, and below the own mean`);
    if (career.interests[letter] <= meanOf(career.interests)) {
      found.push(`${letter} is shared, and below the job's mean`);
    }
  }
  if (gap && shared.includes(gap.letter)) found.push(`${gap.letter} both unites and separates`);
  if (gap && isLowIn[gap.higher](gap.letter)) {
    found.push(`${gap.letter} counts more for the ${gap.higher}, and is low there`);
  }
  if (gap && isOnOneSide(gap.letter)) {
    found.push(`${gap.letter} separates, and adds to the match in the table`);
  }
  if (gap && isCloseEverywhere) found.push(`close everywhere, and apart on ${gap.letter}`);
  return found;
}
