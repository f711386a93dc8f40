// How much the lowest admitted grade moves from one year to another, by its level and by how many years lie between, counted
// from the grades of past years. It says near which grades it cannot be told, which is why no chance is ever given in percent.
import type { Range } from '#domain/range.ts';

/**
 * `year`: the first of the academic year, 2025 for 2025-26. `grade`: the lowest that was admitted; of a university with several
 * centres, in the one that asked most, and `lowest` in the one that asked least.
 */
export type CutOff = { year: number; round: Round; grade: number; lowest: number };

/**
 * Which list of a summer a lowest grade is of: who renounces makes room, so that the last list asks less than the first. Of
 * `unsaid` the source does not tell.
 */
export type Round = 'first' | 'last' | 'unsaid';

/** Of grades from `from` on, so many `years` apart: half of them moved by `median` at most, four of five by `most`. */
export type Movement = {
  from: number;
  years: number;
  median: number;
  most: number;
  /** How many pairs of years were counted. */
  pairs: number;
};

/** With this grade everybody with access was admitted: there were places left. */
export const placesLeft = 5;

export const positions = ['below', 'near', 'above'] as const;
export type Position = (typeof positions)[number];

/** Where a grade stands; `low` and `high` differ where the grade itself is not known. */
export type Standing = { low: Position; high: Position; band: Movement | undefined };

/** A band that is wider than a point says of no grade that it is near. */
export const widestBand = 1;

/** The movement to reckon with; `undefined` where so many years were not counted. */
export function movementOf(
  movements: readonly Movement[],
  { grade, year }: CutOff,
  start: number,
): Movement | undefined {
  const apart = Math.max(1, start - year);
  return movements.findLast(({ from, years }) => years === apart && grade >= from);
}

/** How a grade stands to a lowest admitted one for a course that begins in `start`; nothing where the band is not known. */
export function standingOf(
  grade: Range,
  cutOff: CutOff,
  movements: readonly Movement[],
  start: number,
): Standing | undefined {
  const band = movementOf(movements, cutOff, start);
  if (!band) return undefined;
  const position = (value: number): Position => {
    if (value > cutOff.grade + band.most) return 'above';
    return value < cutOff.grade - band.most ? 'below' : 'near';
  };
  return { low: position(grade.low), high: position(grade.high), band };
}
