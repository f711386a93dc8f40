// Numbers that describe how an instrument was answered, whatever was answered (Meade & Craig 2012, Psychol Methods 17,
// 437-455; Curran 2016, J Exp Soc Psychol 66, 4-19). Whether a number is strange is judged in answering-quality.
import { keyedValue, type Instrument, type Item } from '#domain/instrument/instrument.ts';

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
  let sum = 0;
  for (const { value } of given) sum += value;
  const mean = sum / given.length;
  let squares = 0;
  for (const { value } of given) squares += (value - mean) ** 2;
  return Math.sqrt(squares / (given.length - 1));
}

/**
 * The greatest share of answers that equal the one `lag` questions before, over lags 2 to 8 (a run of the same choice
 * is judged by its length); 0 when too few were answered. 1 for any pattern that repeats.
 */
export function lagRepetition(given: readonly Given[]): number {
  let highest = 0;
  for (let lag = 2; lag <= LONGEST_LAG && lag * 2 <= given.length; lag += 1) {
    let repeated = 0;
    for (let later = lag; later < given.length; later += 1) {
      if (given[later]?.value === given[later - lag]?.value) repeated += 1;
    }
    highest = Math.max(highest, repeated / (given.length - lag));
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
  const halves = halvesByScale(instrument, given).flatMap(({ sums, counts }) =>
    counts[1] === 0 ? [] : [[sums[0] / counts[0], sums[1] / counts[1]]],
  );
  return halves.length < 4
    ? undefined
    : correlation(
        halves.map(([odd = 0]) => odd),
        halves.map(([, even = 0]) => even),
      );
}

/** Median time spent on an answer in ms; `undefined` when fewer than half of `answers` have a time above 0. */
export function medianTime(times: readonly number[], answers: number): number | undefined {
  const spent = new Float64Array(times.length);
  let count = 0;
  for (const ms of times) {
    if (!Number.isFinite(ms) || ms <= 0) continue;
    spent[count] = ms;
    count += 1;
  }
  if (count === 0 || count * 2 < answers) return undefined;
  const sorted = spent.subarray(0, count).sort();
  const [low, high] = [sorted[(count - 1) >> 1], sorted[count >> 1]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

type Halves = { readonly sums: [number, number]; readonly counts: [number, number] };

/** For each scale the sums of its first, third … and of its second, fourth … answers, and how many there are. */
function halvesByScale(instrument: Instrument, given: readonly Given[]): readonly Halves[] {
  const items = itemsOf(instrument);
  const halves = new Map<string, Halves>(
    instrument.scales.map((scale) => [scale, { sums: [0, 0], counts: [0, 0] }]),
  );
  for (const { id, value } of given) {
    const item = items.get(id);
    const half = item && halves.get(item.scale);
    if (!half) continue;
    const which = half.counts[0] > half.counts[1] ? 1 : 0;
    half.sums[which] += keyedValue(instrument.choices, item, value);
    half.counts[which] += 1;
  }
  return [...halves.values()];
}

/** A published instrument never changes, so its items are put in order once. */
const itemsByInstrument = new WeakMap<Instrument, ReadonlyMap<string, Item>>();

function itemsOf(instrument: Instrument): ReadonlyMap<string, Item> {
  const known = itemsByInstrument.get(instrument);
  if (known) return known;
  const made = new Map(instrument.items.map((item) => [item.id, item]));
  itemsByInstrument.set(instrument, made);
  return made;
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
