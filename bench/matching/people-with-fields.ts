// Made-up people who like one field more than another inside a type, and each of whom would choose one career: what the
// second layer of the order is measured on.
import { fieldsByLetter } from '#domain/instruments/interests/fields.ts';
import { riasecLetters, type InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { Career } from '#domain/matching/career.ts';
import { riasecPopulation } from '#tools/demo/interests-generator.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRepeaters, type Person, type Population } from '#tools/demo/respondents.ts';

/**
 * Fitted once on the reference form (decision 130) to two figures of 18,231 real people, of the majors whose fields are at
 * least half asked: six scores reach an AUC of .6765, and a weight of .2 on the mean over asked fields adds .0155. What else was
 * measured on them was not used, and judges: `fields-table.ts`. Neither changes for a version, a weight or a table of careers.
 */
export const CALIBRATED = { noise: 0.47, sd: 0.44 };

/** How much the leanings count in the choice beside the levels, of which a career has several. */
const OF_FIELDS = 2;

export type Calibration = typeof CALIBRATED;

const fields: readonly string[] = Object.values(fieldsByLetter).flat();

export type Chooser = {
  /** The same person, as often as asked for. */
  readonly tests: readonly [Person, ...Person[]];
  /** Id of the career that the person would choose. */
  readonly own: string;
};

/**
 * People in the order of their making. A leaning belongs to the person and is drawn for all fields, whether the version asks
 * about them or not. How much a career would be liked, in answer steps: the true levels, each with its share of what the
 * occupation's figures have above their lowest, and twice the mean of the leanings to its fields; with chance, the most liked
 * one is chosen (a multinomial logit).
 */
export function createChoosers(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  { noise, sd }: Calibration,
  { seed, times = 1, population = riasecPopulation }: Making,
): () => Chooser {
  const [answering, leaning, choosing] = [seed, seed + 1, seed + 2].map(createRandom);
  if (!answering || !leaning || !choosing) throw new Error('no randomness');
  let own: ReadonlyMap<string, number> = new Map();
  const draw = () => {
    own = new Map(fields.map((field) => [field, sd * leaning.normal()]));
    return ({ field }: { readonly field?: string }) =>
      field === undefined ? undefined : own.get(field);
  };
  const next = createRepeaters(instrument, { ...population, fields: { sd, draw } }, answering);
  const shares = careers.map(({ interests }) => {
    const above = riasecLetters.map((letter) => interests[letter] - 1);
    const all = above.reduce((sum, figure) => sum + figure, 0);
    return above.map((figure) => figure / all);
  });
  return () => {
    const tests = next(times);
    const [{ levels }] = tests;
    let best = { id: '', liking: -Infinity };
    for (const [at, career] of careers.entries()) {
      const leanings = career.fields.map((field) => own.get(field) ?? 0);
      const liking =
        (shares[at] ?? []).reduce((sum, share, letter) => sum + share * (levels[letter] ?? 0), 0) +
        (OF_FIELDS * leanings.reduce((sum, each) => sum + each, 0)) / career.fields.length -
        noise * Math.log(-Math.log(1 - choosing.uniform()));
      if (liking > best.liking) best = { id: career.id, liking };
    }
    return { tests, own: best.id };
  };
}

type Making = {
  readonly seed: number;
  readonly times?: number;
  readonly population?: Population;
};
