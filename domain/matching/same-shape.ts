// Careers whose six figures say the same: a person who fits one fits the other, so that only one of them tells her something.
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { Career } from './career.ts';
import { shapeOf } from './rank-careers.ts';

/**
 * House rule (decision 116): Pearson's r of two occupations from which they are one shape. The four careers that O*NET
 * measures by university teachers agree by .976 to .997; primary teachers and teaching assistants, by .994.
 */
const SAME = 0.975;

/** Asked some ten thousand times for one list. */
const known = new WeakMap<Career, Map<Career, boolean>>();

/** Whether the O*NET interests of two careers have the same shape; false where one of them has none. */
export function haveSameShape(one: Career, other: Career): boolean {
  let ofOne = known.get(one);
  if (!ofOne) known.set(one, (ofOne = new Map()));
  let isSame = ofOne.get(other);
  if (isSame === undefined) ofOne.set(other, (isSame = agreement(one, other) >= SAME));
  return isSame;
}

function agreement(one: Career, other: Career): number {
  const first = shapeOf(one)?.standardized;
  const second = shapeOf(other)?.standardized;
  if (!first || !second) return 0;
  return riasecLetters.reduce((sum, letter) => sum + first[letter] * second[letter], 0);
}
