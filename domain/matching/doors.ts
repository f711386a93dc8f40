// One career of each family, for a person whom no list fits yet: where to begin to look, and no match.
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { isReachedBy, type Career, type StudyLevel } from './career.ts';
import { leaningTo, type FieldLeanings } from './field-leanings.ts';
import { standardized } from './profile-correlation.ts';
import { shapeOf } from './rank-careers.ts';
import type { Reactions } from './reaction.ts';

/**
 * Of each family the career whose fields were liked most, else the one whose figures come closest; families in the same
 * order. Refused careers open no door. The same answers always open the same.
 */
export function doorsOf({
  points,
  careers,
  level,
  reactions,
  leanings,
}: {
  readonly points: ByLetter<number>;
  readonly careers: readonly Career[];
  readonly level: StudyLevel | 'both';
  readonly reactions: Reactions;
  readonly leanings: FieldLeanings;
}): readonly Career[] {
  const person = standardized(riasecLetters, points);
  const open = careers
    .filter((career) => isReachedBy(career, level) && reactions[career.id] !== 'no')
    .map((career) => {
      const figures = shapeOf(career)?.standardized;
      const r =
        person && figures
          ? riasecLetters.reduce((sum, letter) => sum + person[letter] * figures[letter], 0)
          : 0;
      return { career, liked: leaningTo(career, leanings) ?? 0, r };
    })
    .toSorted((a, b) => b.liked - a.liked || b.r - a.r || (a.career.id < b.career.id ? -1 : 1));
  const families = new Set<string>();
  return open.flatMap(({ career }) => {
    if (families.has(career.family)) return [];
    families.add(career.family);
    return [career];
  });
}
