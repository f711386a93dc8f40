// Who speaks for a career where a person's type and what she likes inside it contradict each other.
import type { Career } from './career.ts';
import { leaningTo, type FieldLeanings } from './field-leanings.ts';
import { isMatch, type MatchBand } from './match-band.ts';

/**
 * House rule: half a step of a person's own spread. Three answers to a field, and of a career with two or three fields, lie so
 * far from the mean of their type in one of four cases.
 */
const NOTABLE = 0.5;

/**
 * `type`: the six scores match, and the questions closest to the career were answered lower than the others of their types.
 * `field`: the scores do not match, and those questions were answered higher. `undefined`: they say the same, or nothing.
 */
export type Spoke = 'type' | 'field' | undefined;

export function whoSpoke(
  career: Pick<Career, 'fields'>,
  band: MatchBand,
  leanings: FieldLeanings,
): Spoke {
  const leaning = leaningTo(career, leanings) ?? 0;
  if (isMatch(band)) return leaning <= -NOTABLE ? 'type' : undefined;
  return leaning >= NOTABLE ? 'field' : undefined;
}
