// Numbers that describe how an instrument was answered, whatever was answered (Meade & Craig 2012, Psychol Methods 17,
// 437-455; Curran 2016, J Exp Soc Psychol 66, 4-19). Whether a number is strange is judged in answering-quality.
import type { ItemTimes } from '#domain/instrument/attempt.ts';
import { keyedValue, type Instrument } from '#domain/instrument/instrument.ts';

/** One answer; a list of them is in the order of asking, unanswered items left out. */
export type Given = { readonly id: string; readonly value: number };

/** Patterns that repeat after up to so many answers: 1, 2, 3, 4, 5, 4, 3, 2 comes back after eight. */
const LONGEST_LAG = 8;

/** How many answers in a row were the same choice. */
export function longestRun(given: readonly Given[]): number {
  let [run, longest] = [0, 0];
  for (const [index, { value }] of given.entries()) {
    run = value === given[index - 1]?.value ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Standard deviation of the choices as picked, reversed items not turned; 0 for fewer than two. */
export function spread(given: readonly Given[]): number {
  if (given.length < 2) return 0;
  const mean = meanOf(given.map(({ value }) => value));
  const squares = given.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (given.length - 1));
}

/**
 * The greatest share of answers that equal the one `lag` questions before, over lags 2 to 8 (a run of the same choice
 * is judged by its length); 0 when too few were answered. 1 for any pattern that repeats.
 */
export function lagRepetition(given: readonly Given[]): number {
  let highest = 0;
  for (let lag = 2; lag <= LONGEST_LAG && lag * 2 <= given.length; lag += 1) {
    const later = given.slice(lag);
    const repeated = later.filter(({ value }, index) => value === given[index]?.value);
    highest = Math.max(highest, repeated.length / later.length);
  }
  return highest;
}

/**
 * Correlation of two halves across the scales: the first, third … answer of each scale against the second, fourth …,
 * reversed items turned. `undefined` when a half has no spread or fewer than four scales have two answers.
 */
export function halvesCorrelation(
  instrument: Instrument,
  given: readonly Given[],
): number | undefined {
  const keyed = keyedByScale(instrument, given);
  const halves = keyed.flatMap((values) =>
    values.length < 2
      ? []
      : [
          [
            meanOf(values.filter((_, n) => n % 2 === 0)),
            meanOf(values.filter((_, n) => n % 2 === 1)),
          ],
        ],
  );
  return halves.length < 4
    ? undefined
    : correlation(
        halves.map(([odd = 0]) => odd),
        halves.map(([, even = 0]) => even),
      );
}

/** Median time spent on an answer in ms; `undefined` when fewer than half of the answers have a time. */
export function medianTime(given: readonly Given[], itemTimes: ItemTimes): number | undefined {
  const times = given
    .flatMap(({ id }) => (Object.hasOwn(itemTimes, id) ? [itemTimes[id]?.ms ?? 0] : []))
    .filter((ms) => Number.isFinite(ms) && ms > 0)
    .toSorted((a, b) => a - b);
  if (times.length === 0 || times.length * 2 < given.length) return undefined;
  const [low, high] = [times[(times.length - 1) >> 1], times[times.length >> 1]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

function keyedByScale(instrument: Instrument, given: readonly Given[]): number[][] {
  const items = new Map(instrument.items.map((item) => [item.id, item]));
  return instrument.scales.map((scale) =>
    given.flatMap(({ id, value }) => {
      const item = items.get(id);
      return item?.scale === scale ? [keyedValue(instrument.choices, item, value)] : [];
    }),
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(a: readonly number[], b: readonly number[]): number | undefined {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[index] ?? 0) - meanB];
    [ab, aa, bb] = [ab + x * y, aa + x * x, bb + y * y];
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : undefined;
}
