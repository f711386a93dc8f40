import type { Responses } from '#domain/instruments/instrument.ts';
import { isAnswered } from '#app/features/take-test/test-steps.ts';

/** So many equal answers in a row are asked about, once, and kindly: they may well be meant. */
const long = 10;

/**
 * The question, in the order of asking, with which the first row of ten equal answers was complete. There is one at
 * most, so asking behind it asks once.
 */
export function endOfEqualAnswers(
  items: readonly string[],
  answers: Responses,
): string | undefined {
  let equal = 0;
  return items.find((item, index) => {
    const before = items[index - 1];
    const isSame = before !== undefined && answers[before] === answers[item];
    if (!isAnswered(answers, item)) equal = 0;
    else equal = isSame ? equal + 1 : 1;
    return equal === long;
  });
}
