// Which careers, and which families of them, would be shown again after a second test? The six scores are moved two at a
// time, a list is made of each moved profile, and what it holds is counted. A list chosen by that count keeps more of
// itself in a second test than the ten best fits of the first one do ("stability selection", Meinshausen & Bühlmann 2010, J R Stat Soc B 72).
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { Career } from './career.ts';
import { addedByFields } from './field-leanings.ts';
import { isMatch, matchBand } from './match-band.ts';
import { standardized } from './profile-correlation.ts';
import { shapeOf, type OrderedBy } from './rank-careers.ts';

/**
 * How far each of two scores is moved, as a share of the length of the profile. The sixty points of a rule of degree five
 * for six variables (McNamee & Stenger 1967, Numer Math 10, 327-344) lie two standard deviations out on each of two axes:
 * with the 4.7 points that a retest of r = .85 moves a score, and profiles of 19 points' length as people have them, half.
 * A little more keeps more of the families and no less of the list (decision 065). A share and not points, so that shifting or stretching the answers changes nothing.
 */
const SHIFT = 0.7;

export type Candidate = { readonly career: Career; readonly rankValue: number };

/** What one moved profile counts for names, ids of careers or of families: 1 for what is chosen, or how much of it there is. */
type Counted<Kind extends string> = Readonly<Record<Kind, Iterable<readonly [string, number]>>>;

/**
 * For each kind of name, what `count` gives it over the sixty moved profiles. `count` gets the careers that match, the best
 * fit first.
 */
export function countOverMoves<Kind extends string>({
  points,
  careers,
  orderedBy: { pull, leanings },
  kinds,
  count,
}: {
  points: ByLetter<number>;
  careers: readonly Career[];
  orderedBy: OrderedBy;
  kinds: readonly Kind[];
  count: (ranked: readonly Candidate[]) => Counted<Kind>;
}): (kind: Kind, name: string) => number {
  const person = standardized(riasecLetters, points);
  const counts = new Map(kinds.map((kind) => [kind, new Map<string, number>()]));
  const countOf = (kind: Kind, name: string) => counts.get(kind)?.get(name) ?? 0;
  if (!person) return countOf;
  const known = careers.flatMap((career) => {
    const shape = shapeOf(career);
    if (!shape) return [];
    const { standardized: figures, weight } = shape;
    let r = 0;
    for (const letter of riasecLetters) r += person[letter] * figures[letter];
    const added = addedByFields(career, leanings);
    return [{ career, figures, r, added, weight: weight * (pull.get(career.id) ?? 1) }];
  });
  for (const { first, second, by, and } of moves) {
    // The figures of a career sum to 0, so what moves the mean of the person moves no product.
    const sum = by + and;
    const squares = 1 + 2 * (by * person[first] + and * person[second]) + by * by + and * and;
    const length = Math.sqrt(squares - (sum * sum) / riasecLetters.length);
    const ranked: Candidate[] = [];
    for (const { career, figures, r, added, weight } of known) {
      const moved = (r + by * figures[first] + and * figures[second]) / length;
      if (!isMatch(matchBand(moved))) continue;
      ranked.push({ career, rankValue: (moved + added) * weight });
    }
    const counted = count(ranked.toSorted((a, b) => b.rankValue - a.rankValue));
    for (const kind of kinds) {
      for (const [name, by] of counted[kind]) counts.get(kind)?.set(name, countOf(kind, name) + by);
    }
  }
  return countOf;
}

const moves = riasecLetters.flatMap((first, index) =>
  riasecLetters
    .slice(index + 1)
    .flatMap((second) =>
      [SHIFT, -SHIFT].flatMap((by) => [SHIFT, -SHIFT].map((and) => ({ first, second, by, and }))),
    ),
);
