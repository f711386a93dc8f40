// Scores of an instrument's scales from a person's answers: sums of keyed values, a score only when 80 % of a scale
// is answered, and the error that every score carries.
import { askedItems } from '#domain/instruments/adaptive.ts';
import {
  choiceOf,
  keyedValue,
  type Form,
  type Instrument,
  type Item,
  type Responses,
} from '#domain/instruments/instrument.ts';

/**
 * Fewer answers than four of five of a scale give no score; up to a fifth may be missing, and the person's own mean
 * on the scale then stands for them (Downey & King 1998, J Gen Psychol 125, 175-191: sound up to 20 % of the items).
 */
const NEEDED = { answered: 4, of: 5 } as const;

/** Thirds of the possible range. Not a norm: we have no norm group yet, and the words must not sound like one. */
const BANDS = { medium: 1 / 3, high: 2 / 3 } as const;

export type Band = 'low' | 'medium' | 'high';

export type ScaleScore<Scale extends string = string> =
  | {
      readonly kind: 'scored';
      readonly scale: Scale;
      /** Whole points, 0 to `max`; of a short form an estimate of what the whole scale would give. */
      readonly raw: number;
      readonly max: number;
      readonly answered: number;
      /** How many items of the scale were asked: all of them in the full form. */
      readonly of: number;
      /** True when asked items are missing and the mean of the answered ones stands for them; to be said to the person. */
      readonly prorated: boolean;
      readonly band: Band;
      /** Standard error of measurement in points: the band to draw is raw ± error, cut at 0 and `max`. */
      readonly error: number;
    }
  | {
      readonly kind: 'incomplete';
      readonly scale: Scale;
      readonly answered: number;
      readonly of: number;
    };

/**
 * Scores every scale of the instrument, in the instrument's order. Answers that are no choice of the instrument, or
 * belong to items it does not have, count as not given. In a short form the four of five are of the items asked (at
 * least the first block), the points are estimated on the whole scale, and the error grows with what was not asked.
 */
export function scoreScales<Scale extends string>(
  instrument: Instrument<Scale>,
  responses: Responses,
  form: Form = 'full',
): readonly ScaleScore<Scale>[] {
  const asked = new Set(askedItems(instrument, form, responses));
  return instrument.scales.map((scale) =>
    scoreScale(instrument, scale, { responses, form, asked }),
  );
}

type Asked = {
  readonly responses: Responses;
  readonly form: Form;
  readonly asked: ReadonlySet<string>;
};

function scoreScale<Scale extends string>(
  instrument: Instrument<Scale>,
  scale: Scale,
  { responses, form, asked }: Asked,
): ScaleScore<Scale> {
  const items = instrument.items.filter((item) => item.scale === scale);
  const values = items
    .map((item) => givenValue(instrument, item, responses))
    .filter((value) => value !== undefined);
  const answered = values.length;
  const start = form === 'short' ? (instrument.adaptive?.startPerScale ?? 0) : 0;
  const of = Math.max(start, items.filter(({ id }) => asked.has(id)).length);
  if (answered === 0 || answered * NEEDED.of < of * NEEDED.answered) {
    return { kind: 'incomplete', scale, answered, of };
  }
  const max = items.length * (instrument.choices.max - instrument.choices.min);
  const sum = values.reduce((total, value) => total + value, 0);
  // Whole points, so that what is compared (ties, bands) is exactly what is printed.
  const raw = Math.round((sum * items.length) / answered);
  return {
    kind: 'scored',
    scale,
    raw,
    max,
    answered,
    of,
    prorated: answered < of,
    band: bandOf(raw, max),
    // The error of a mean of n like items grows as 1/√n, and so does the error of the sum it stands for.
    error: instrument.precision.standardError * Math.sqrt(items.length / answered),
  };
}

function givenValue(instrument: Instrument, item: Item, responses: Responses): number | undefined {
  const choice = choiceOf(instrument, responses, item.id);
  return choice === null ? undefined : keyedValue(instrument.choices, item, choice);
}

/** The third of a scale from 0 to `max` that so many points lie in; a score is called by it everywhere. */
export function bandOf(raw: number, max: number): Band {
  if (raw >= max * BANDS.high) return 'high';
  return raw >= max * BANDS.medium ? 'medium' : 'low';
}
