// What answers by lot find in the catalogue: the same comparison, with profiles that point anywhere. Without it nobody knows
// whether twenty matches are many.
import { byLetter, riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { isReachedBy, type Career, type StudyLevel } from './career.ts';
import { isMatch, matchBand } from './match-band.ts';
import { standardized } from './profile-correlation.ts';
import { shapeOf } from './rank-careers.ts';

/** What lists of one level hold when answers are given by lot. */
export type ChanceOfLevel = {
  /** Careers that compete. */
  readonly careers: number;
  /** How many match on average, and how many at most in nineteen of twenty lists. */
  readonly matches: number;
  readonly atMost: number;
  /** The r that the best career of a list reaches in one of twenty lists. */
  readonly highest: number;
};

/**
 * Compares so many profiles by lot. Six sums of equal chances point anywhere with the same likelihood, as six normal numbers
 * do; `normal` gives one.
 */
export function chanceOfLevel(
  careers: readonly Career[],
  level: StudyLevel | 'both',
  { people, normal }: { readonly people: number; readonly normal: () => number },
): ChanceOfLevel {
  const shapes = careers
    .filter((career) => isReachedBy(career, level))
    .flatMap((career) => shapeOf(career)?.standardized ?? []);
  const [counts, highest]: [number[], number[]] = [[], []];
  for (let n = 0; n < people; n += 1) {
    const person = standardized(
      riasecLetters,
      byLetter(() => normal()),
    );
    if (!person) continue;
    let [matching, most] = [0, -1];
    for (const shape of shapes) {
      let r = 0;
      for (const letter of riasecLetters) r += person[letter] * shape[letter];
      if (isMatch(matchBand(r))) matching += 1;
      if (r > most) most = r;
    }
    counts.push(matching);
    highest.push(most);
  }
  return {
    careers: shapes.length,
    matches: counts.reduce((sum, count) => sum + count, 0) / counts.length,
    atMost: atShare(counts, 0.95),
    highest: atShare(highest, 0.95),
  };
}

/** The figure that so large a share does not pass. */
function atShare(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
