// Numbers that describe how an instrument was answered, whatever was answered (Meade & Craig 2012, Psychol Methods 17,
// 437-455; Curran 2016, J Exp Soc Psychol 66, 4-19). Whether a number is strange is judged in answering-quality.

/** Answers in the order of asking, unanswered items left out. */
export type Given = {
  readonly items: readonly string[];
  /** The choices as picked. */
  readonly values: readonly number[];
  /** Of each answer, the place of its scale in the instrument. */
  readonly scales: readonly number[];
  /** The same answers by scale, reversed items turned. */
  readonly keyed: readonly (readonly number[])[];
};

/** Patterns that repeat after up to so many answers: 1, 2, 3, 4, 5, 4, 3, 2 comes back after eight. */
const LONGEST_LAG = 8;

/** How many answers in a row were the same choice. */
export function longestRun(values: readonly number[]): number {
  let [run, longest, last] = [0, 0, NaN];
  for (const value of values) {
    run = value === last ? run + 1 : 1;
    if (run > longest) longest = run;
    last = value;
  }
  return longest;
}

/** Standard deviation of the choices as picked, reversed items not turned; 0 for fewer than two. */
export function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return Math.sqrt(squares / (values.length - 1));
}

/** How often answers equal the one `lag` questions before. */
export type Repetition = {
  readonly lag: number;
  /** Share of all answers that have one so far before them; 1 for any pattern that comes back after `lag`. */
  readonly share: number;
  /**
   * The same beyond what this person's choices give by chance: 0 as in any order of the same answers, 1 for a pattern
   * (Cohen 1960, Educ Psychol Meas 20, 37-46). A person who likes nearly all, or hardly anything, repeats without a pattern.
   */
  readonly beyondChance: number;
  /** Share where the two answers belong to different scales: what a strong interest does not repeat, and a pattern does. */
  readonly acrossScales: number;
};

/** Repetition at lags 1 to 8, as far as there are twice as many answers. */
export function repetitions({ values, scales }: Pick<Given, 'values' | 'scales'>): Repetition[] {
  const byChance = chanceOfRepeating(values);
  const found: Repetition[] = [];
  for (let lag = 1; lag <= LONGEST_LAG && lag * 2 <= values.length; lag += 1) {
    let [repeated, across, repeatedAcross] = [0, 0, 0];
    for (let later = lag; later < values.length; later += 1) {
      const isSame = values[later] === values[later - lag];
      const isAcross = scales[later] !== scales[later - lag];
      if (isSame) repeated += 1;
      if (isAcross) across += 1;
      if (isSame && isAcross) repeatedAcross += 1;
    }
    const share = repeated / (values.length - lag);
    found.push({
      lag,
      share,
      beyondChance: byChance < 1 ? (share - byChance) / (1 - byChance) : 0,
      acrossScales: across > 0 ? repeatedAcross / across : 0,
    });
  }
  return found;
}

/** That two answers drawn from these are equal. */
function chanceOfRepeating(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let chance = 0;
  for (const count of counts.values()) chance += (count / values.length) ** 2;
  return chance;
}

/**
 * Correlation of two halves across the scales: the mean of the first, third … answer of each scale against that of the
 * second, fourth …. `undefined` when a half has no spread or fewer than four scales have two answers.
 */
export function halvesCorrelation(keyed: Given['keyed']): number | undefined {
  const halves = keyed.filter((answers) => answers.length >= 2);
  return halves.length < 4
    ? undefined
    : correlation(
        halves.map((answers) => everySecond(answers, 0)),
        halves.map((answers) => everySecond(answers, 1)),
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

/** Mean of every second answer, from `start` on. */
function everySecond(answers: readonly number[], start: 0 | 1): number {
  let [sum, count] = [0, 0];
  for (let index = start; index < answers.length; index += 2) {
    sum += answers[index] ?? 0;
    count += 1;
  }
  return sum / count;
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
