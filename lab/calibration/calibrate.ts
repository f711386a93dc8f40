// Calibration of one scale by the graded response model: marginal maximum likelihood with the EM algorithm over fixed
// places of a normal trait (Bock & Aitkin 1981, Psychometrika 46, 443-459; Muraki 1990, Appl Psychol Meas 14, 59-71).
import { expectCounts } from './expectation.ts';
import type { GradedItem } from './graded-item.ts';
import { maximiseItem } from './maximise-item.ts';

/** The largest gradient of a person's mean log likelihood that counts as none. */
const GRADIENT = 1e-6;
const ROUNDS = 500;

export type Fit = {
  readonly items: readonly GradedItem[];
  readonly logLikelihood: number;
  /** Largest gradient left, of the mean log likelihood of a person. */
  readonly gradient: number;
  readonly rounds: number;
};

export type Progress = { readonly round: number; readonly gradient: number };

/**
 * The items of one scale. Categories are whole numbers from 0 without gaps in each item: see `usedCategories`.
 * `onRound` hears of each round.
 */
export function calibrate(
  answers: readonly (readonly number[])[],
  onRound: (progress: Progress) => void = () => undefined,
): Fit {
  let items = startingItems(answers);
  for (let round = 1; ; round += 1) {
    const { counts, logLikelihood } = expectCounts(answers, items);
    const steps = items.map((item, at) => maximiseItem(item, counts[at] ?? []));
    const largest = Math.max(...steps.flatMap(({ gradient }) => gradient.map(Math.abs)));
    const gradient = largest / answers.length;
    onRound({ round, gradient });
    if (gradient < GRADIENT || round === ROUNDS)
      return { items, logLikelihood, gradient, rounds: round };
    items = steps.map(({ item }) => item);
  }
}

/** Slope 1, and boundaries from the share of people at or above each category, drawn apart as a trait of deviation 1 does. */
function startingItems(answers: readonly (readonly number[])[]): GradedItem[] {
  const drawnApart = 1.2;
  return (answers[0] ?? []).map((_, item) => {
    const given = answers.map((row) => row[item] ?? 0);
    const highest = Math.max(...given);
    const boundaries = Array.from({ length: highest }, (__, k) => {
      const share = given.filter((category) => category > k).length / given.length;
      return drawnApart * Math.log(share / (1 - share));
    });
    return { slope: 1, boundaries };
  });
}
