// Where does the career stand that a made-up person would choose: by the six scores alone, and with a layer of fields?
import { byLetter, type InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import type { Career } from '#domain/matching/career.ts';
import {
  addedByFields,
  fieldLeanings,
  leaningTo,
  type FieldLeanings,
} from '#domain/matching/field-leanings.ts';
import { rankCareers, shapeOf } from '#domain/matching/rank-careers.ts';
import { mean } from '#lab/statistics/print-share.ts';
import { createChoosers, type Calibration, type Chooser } from './people-with-fields.ts';
import { wellAsked } from './reference-form.ts';

/** What is added to a career's r. */
export type Layer = (career: Career, leanings: FieldLeanings) => number;

/** What the code does. */
export const asBuilt: Layer = addedByFields;
/** The rule of today at another weight. */
export const atWeight =
  (weight: number): Layer =>
  (career, leanings) =>
    weight * (leaningTo(career, leanings) ?? 0);
/** What stood until decision 130: a tenth that was measured on percentiles, added to r, and thinned by what was not asked. */
export const asBefore: Layer = ({ fields }, leanings) =>
  (0.1 * fields.reduce((sum, field) => sum + (leanings[field] ?? 0), 0)) / fields.length;

/** AUC by six scores, what each layer adds, and the half of its 95 % interval. */
export type Found = {
  readonly people: number;
  readonly six: number;
  readonly gains: readonly { readonly gain: number; readonly error: number }[];
};

/** Of all people, and of those whose own career was well asked about. */
export function found(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  layers: readonly Layer[],
  {
    people,
    seed,
    calibration,
  }: { readonly people: number; readonly seed: number; readonly calibration: Calibration },
): { readonly all: Found; readonly well: Found } {
  const next = createChoosers(instrument, careers, calibration, { seed });
  const each = Array.from({ length: people }, () => standings(instrument, careers, layers, next()));
  const told = each.filter((one) => one !== undefined);
  const isWell = wellAsked(instrument, careers);
  return {
    all: foundOf(told, layers),
    well: foundOf(
      told.filter(({ own }) => isWell.has(own)),
      layers,
    ),
  };
}

type Standing = { readonly own: string; readonly six: number; readonly with: readonly number[] };

function foundOf(told: readonly Standing[], layers: readonly Layer[]): Found {
  const gains = layers.map((_, at) => {
    const each = told.map((one) => (one.with[at] ?? 0) - one.six);
    const gain = mean(each);
    const variance = mean(each.map((one) => (one - gain) ** 2));
    return { gain, error: 1.96 * Math.sqrt(variance / told.length) };
  });
  return { people: told.length, six: mean(told.map(({ six }) => six)), gains };
}

/** The share of all other careers that the own one stands before; `undefined` for a person without any order. */
function standings(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  layers: readonly Layer[],
  { tests: [{ responses }], own }: Chooser,
): Standing | undefined {
  const scores = scoreScales(instrument, responses);
  const points = byLetter((letter) => {
    const score = scores.find(({ scale }) => scale === letter);
    return score?.kind === 'scored' ? score.raw : 0;
  });
  const ranked = rankCareers(points, careers);
  if (!ranked) return undefined;
  const leanings = fieldLeanings(instrument.items, responses);
  const share = (layer: Layer) => {
    const values = ranked.map(({ career, r }) => ({
      id: career.id,
      value: (r + layer(career, leanings)) * (shapeOf(career)?.weight ?? 0),
    }));
    const mine = values.find(({ id }) => id === own)?.value ?? 0;
    return values.filter(({ value }) => value < mine).length / (values.length - 1);
  };
  return { own, six: share(() => 0), with: layers.map(share) };
}
