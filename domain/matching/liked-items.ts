// The answers of a person that speak for a career: what she liked best in its fields, in her own words to be quoted to her.
import type { AnswerLine } from '#domain/instruments/answer-lines.ts';
import type { Career } from './career.ts';

/** So many are quoted of a career. */
const QUOTED = 2;

export type LikedItem = { readonly item: string; readonly choice: number };

/**
 * Items of the career's fields that were liked (above the middle of the scale) and answered above the person's own mean of
 * their type, the furthest above it first. None is better than one that says nothing of this career.
 */
export function likedItems(
  answers: readonly AnswerLine[],
  { fields }: Pick<Career, 'fields'>,
): readonly LikedItem[] {
  const names: readonly string[] = fields;
  return answers
    .flatMap(({ item, scale, field, choice, points, most }) => {
      if (field === undefined || !names.includes(field)) return [];
      if (choice === null || points === null || points <= most / 2) return [];
      const above = points - typicalOf(answers, scale);
      return above > 0 ? [{ item, choice, above }] : [];
    })
    .toSorted((a, b) => b.above - a.above)
    .slice(0, QUOTED)
    .map(({ item, choice }) => ({ item, choice }));
}

function typicalOf(answers: readonly AnswerLine[], scale: string): number {
  const own = answers.flatMap((line) =>
    line.scale === scale && line.points !== null ? [line.points] : [],
  );
  return own.reduce((sum, points) => sum + points, 0) / own.length;
}
