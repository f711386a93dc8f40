// Careers in the order of how well a person's six interests fit them: Pearson's r with the occupation's six O*NET
// scores, with what the person likes inside the types as a second layer; weighted by the spread of the occupation, because
// a flat occupation is like many people by accident.
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { Career } from './career.ts';
import { addedByFields, type FieldLeanings } from './field-leanings.ts';
import { matchBand, type MatchBand } from './match-band.ts';
import { spreadOf, standardized } from './profile-correlation.ts';

export type RankedCareer = {
  readonly career: Career;
  /** Pearson's r of the two profiles, -1 to 1. */
  readonly r: number;
  readonly band: MatchBand;
  /** For the order only, never shown; see `rankCareers`. */
  readonly rankValue: number;
};

/** What moves the order and no figure: reactions (by career id, what they multiply by) and fields. */
export type OrderedBy = {
  readonly pull: ReadonlyMap<string, number>;
  readonly leanings: FieldLeanings;
};

/**
 * All careers, the best fit first: by r and what the leanings add to it, times the root of the occupation's standard
 * deviation, times `pull`; equal values by id, so that the same answers always give the same list. Shifting or stretching
 * the points changes nothing. `undefined` when all six points are equal.
 */
export function rankCareers(
  points: ByLetter<number>,
  careers: readonly Career[],
  { pull, leanings }: OrderedBy = { pull: new Map(), leanings: {} },
): readonly RankedCareer[] | undefined {
  const person = standardized(riasecLetters, points);
  if (!person) return undefined;
  return careers
    .flatMap((career) => {
      const shape = shapeOf(career);
      if (!shape) return [];
      let r = 0;
      for (const letter of riasecLetters) r += person[letter] * shape.standardized[letter];
      const fit = r + addedByFields(career, leanings);
      const rankValue = fit * shape.weight * (pull.get(career.id) ?? 1);
      return [{ career, r, band: matchBand(r), rankValue }];
    })
    .toSorted((a, b) => b.rankValue - a.rankValue || compareIds(a.career.id, b.career.id));
}

type Shape = { readonly standardized: ByLetter<number>; readonly weight: number };

/** A career's figures never change, so its shape is worked out once. */
const shapes = new WeakMap<Career, Shape>();

/** The shape of a career's interests; `undefined` when all six are equal. */
export function shapeOf(career: Career): Shape | undefined {
  const known = shapes.get(career);
  if (known) return known;
  const figures = standardized(riasecLetters, career.interests);
  if (!figures) return undefined;
  const weight = Math.sqrt(spreadOf(riasecLetters, career.interests));
  const made: Shape = { standardized: figures, weight };
  shapes.set(career, made);
  return made;
}

/** By code unit, whatever the language of the machine. */
function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
