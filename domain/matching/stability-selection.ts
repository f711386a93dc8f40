// Which careers, and which families of them, would be shown again after a second test? The six scores are moved two at a
// time, a list is made of each moved profile, and what it holds is counted. A list chosen by that count keeps more of
// itself in a second test than the ten best fits of the first one do ("stability selection", Meinshausen & Bühlmann 2010, J R Stat Soc B 72).
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { Career } from './career.ts';
import { addedByFields, SHARE_IN_CHOICE } from './field-leanings.ts';
import { isMatch, matchBand } from './match-band.ts';
import { standardized } from './profile-correlation.ts';
import { shapeOf, type OrderedBy } from './rank-careers.ts';

/**
 * How far each of two scores is moved, as a share of the length of the profile. The sixty points of a rule of degree five
 * for six variables (McNamee & Stenger 1967, Numer Math 10, 327-344) lie two standard deviations out on each of two axes:
 * with the 4.7 points that a retest of r = .85 moves a score, and profiles of 19 points' length as people have them, half.
 * Careers move so far. Moved farther they meet less of the person, and what fits everybody a little wins (decision 186).
 * Families are wider than careers, and a wider move keeps more of them (decision 065). Shares and not points, so that
 * shifting or stretching the answers changes nothing.
 */
const MOVES = { careers: movesBy(0.5), families: movesBy(0.7) };

/** How much of a list, and of which families, stays over the sixty moved profiles. */
export type Stability = {
  /** In how many a career was chosen. */
  readonly timesOf: (career: string) => number;
  /** How much fit the careers of a family held, those that match, over all of them. */
  readonly fitOf: (family: string) => number;
};

/** A career on its place in one moved profile. */
export type Candidate = { readonly career: Career; readonly rankValue: number };

/** A career with what its place is worked out from, and what is counted of it: thirty thousand times while a visitor waits. */
type Counted = {
  readonly career: Career;
  readonly figures: readonly number[];
  readonly r: number;
  readonly added: number;
  readonly weight: number;
  readonly family: { fit: number };
  rankValue: number;
  times: number;
};

/** Counts over the moved profiles what `choose` takes of the careers that match, the best fit first. */
export function stabilityOf({
  points,
  careers,
  orderedBy: { pull, leanings },
  choose,
}: {
  points: ByLetter<number>;
  careers: readonly Career[];
  orderedBy: OrderedBy;
  choose: <Each extends Candidate>(ranked: readonly Each[]) => readonly Each[];
}): Stability {
  const profile = standardized(riasecLetters, points);
  if (!profile) return { timesOf: () => 0, fitOf: () => 0 };
  const person = riasecLetters.map((letter) => profile[letter]);
  const families = new Map(careers.map(({ family }) => [family, { fit: 0 }]));
  const known = careers.flatMap((career): Counted[] => {
    const shape = shapeOf(career);
    const family = families.get(career.family);
    if (!shape || !family) return [];
    const figures = riasecLetters.map((letter) => shape.standardized[letter]);
    const r = figures.reduce((sum, figure, n) => sum + figure * (person[n] ?? 0), 0);
    const weight = shape.weight * (pull.get(career.id) ?? 1);
    const added = SHARE_IN_CHOICE * addedByFields(career, leanings);
    return [{ career, figures, r, added, weight, family, rankValue: 0, times: 0 }];
  });
  for (const move of MOVES.careers) {
    const ranked = matchingAfter(move, person, known).sort((a, b) => b.rankValue - a.rankValue);
    for (const one of choose(ranked)) one.times += 1;
  }
  for (const move of MOVES.families) {
    for (const one of matchingAfter(move, person, known)) one.family.fit += one.rankValue;
  }
  const times = new Map(known.map((one) => [one.career.id, one.times]));
  return {
    timesOf: (career) => times.get(career) ?? 0,
    fitOf: (family) => families.get(family)?.fit ?? 0,
  };
}

/** Two letters by their places, and how far each is moved. */
type Move = {
  readonly first: number;
  readonly second: number;
  readonly by: number;
  readonly and: number;
};

/** Those that match after a move, with their value there; in no order. */
function matchingAfter(
  { first, second, by, and }: Move,
  person: readonly number[],
  known: readonly Counted[],
): Counted[] {
  // The figures of a career sum to 0, so what moves the mean of the person moves no product.
  const sum = by + and;
  const product = by * (person[first] ?? 0) + and * (person[second] ?? 0);
  const squares = 1 + 2 * product + by * by + and * and;
  const length = Math.sqrt(squares - (sum * sum) / riasecLetters.length);
  const matching: Counted[] = [];
  for (const one of known) {
    const { figures, r } = one;
    const moved = (r + by * (figures[first] ?? 0) + and * (figures[second] ?? 0)) / length;
    if (!isMatch(matchBand(moved))) continue;
    one.rankValue = (moved + one.added) * one.weight;
    matching.push(one);
  }
  return matching;
}

function movesBy(shift: number): readonly Move[] {
  return riasecLetters.flatMap((_, first) =>
    riasecLetters
      .slice(first + 1)
      .flatMap((_other, n) =>
        [shift, -shift].flatMap((by) =>
          [shift, -shift].map((and) => ({ first, second: first + 1 + n, by, and })),
        ),
      ),
  );
}
