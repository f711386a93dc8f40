// The straight line by which marks of other systems become Spain's, from 5 to 10: the lowest that passes there is 5, the highest
// mark is 10 (Orden EFD/550/2025, annex III.a, as two projects read it). Some countries have a scale of their own (annex II),
// so that UNED's answer counts and this only says what to expect.
import { exactly, isWithin, type Range } from '#domain/range.ts';

/** `scale`: from the lowest mark that passes to the highest there is; nothing where the mark is none of it. */
export function onSpanishScale(mark: number, scale: Range): Range | undefined {
  if (scale.high <= scale.low || !isWithin(mark, scale)) return undefined;
  return exactly(5 + (5 * (mark - scale.low)) / (scale.high - scale.low));
}
