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

/** Patterns that repeat after up to so many answers: 1, 1, 2, 2 … 5, 5 comes back after ten. */
const LONGEST_LAG = 12;

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
  /** Standard error of `beyondChance` when nothing but chance repeats. */
  readonly error: number;
};

/** Repetition at lags 1 to 12, as far as there are twice as many answers. */
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
      error: byChance < 1 ? Math.sqrt(byChance / (1 - byChance) / (values.length - lag)) : 0,
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

/** How far answers to one scale lie apart, in choices, and how much further the scales do. */
export type Scatter = {
  /** Mean square between the scales over mean square inside them: about 1 when what is asked makes no difference. */
  readonly ratio: number;
  /** Standard deviation inside the scales, pooled; 1.41 when five choices are drawn by lot. */
  readonly within: number;
};

/**
 * Whether like questions are answered alike: an analysis of variance of one person's answers by scale, reversed items turned
 * (Fisher 1925). `undefined` with fewer than four scales of two answers, or when nothing differs inside them.
 */
export function scatterOf(keyed: Given['keyed']): Scatter | undefined {
  const scales = keyed.filter((answers) => answers.length >= 2);
  if (scales.length < 4) return undefined;
  const all = meanOf(scales.flat());
  let [count, between, inside] = [0, 0, 0];
  for (const answers of scales) {
    const own = meanOf(answers);
    count += answers.length;
    between += answers.length * (own - all) ** 2;
    for (const answer of answers) inside += (answer - own) ** 2;
  }
  const within = inside / (count - scales.length);
  if (within === 0) return undefined;
  return { ratio: between / (scales.length - 1) / within, within: Math.sqrt(within) };
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

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
