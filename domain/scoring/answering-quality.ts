// Was this answered with attention? Five signs, each a reason for a kind notice; a person always gets the result. Two
// signs or more also keep an attempt out of research statistics, where careless answers do harm.
import { askedItems } from '#domain/instruments/adaptive.ts';
import type { ItemTimes } from '#domain/instruments/attempt.ts';
import {
  choiceOf,
  keyedValue,
  ownValue,
  type Form,
  type Instrument,
  type Responses,
} from '#domain/instruments/instrument.ts';
import { itemPlaces } from '#domain/instruments/item-places.ts';
import {
  halvesCorrelation,
  lagRepetition,
  longestRun,
  medianTime,
  spread,
  type Given,
} from './answering-indices.ts';
import { limitsFor, type LimitsByForm } from './quality-limits.ts';

/** So many signs and more. */
const DOUBTFUL_FROM = 2;

/** Fewer answers than this are not judged: patterns come about by chance, and there is hardly a result to doubt. */
const FEWEST_ANSWERS = 18;

export const qualityFlags = ['run', 'spread', 'lag', 'halves', 'time'] as const;

/**
 * `run`: one choice many times in a row. `spread`: hardly any difference between answers. `lag`: a pattern that repeats.
 * `halves`: the two halves of the scales contradict each other. `time`: faster than the questions can be read.
 */
export type QualityFlag = (typeof qualityFlags)[number];

export type RaisedFlag = {
  readonly flag: QualityFlag;
  /** What was found and the limit it passed, in the unit of the index (`time` in ms). For logs, not for people. */
  readonly value: number;
  readonly limit: number;
};

export type AnsweringQuality = {
  readonly flags: readonly RaisedFlag[];
  /** `notice`: one flag, told kindly. `doubtful`: two or more, also left out of research. */
  readonly verdict: 'fine' | 'notice' | 'doubtful';
};

/** What was asked, and from where on its answers are strange. */
type Asked = {
  readonly instrument: Instrument;
  readonly form: Form;
  readonly limits: LimitsByForm;
};

/**
 * Judges how an attempt was answered, from answers and times alone; without times nothing is said of speed. Answers
 * that are no choice of the instrument count as not given. Never throws for a form that the instrument has.
 */
export function answeringQuality(
  asked: Asked,
  responses: Responses,
  itemTimes: ItemTimes,
): AnsweringQuality {
  const given = answersGiven(asked, responses);
  const times = given.items.map((id) => ownValue(itemTimes, id)?.ms ?? 0);
  const flags = [...flagsOfAnswers(asked, given), ...flagsOfTimes(asked, given, times)];
  return {
    flags,
    verdict: flags.length === 0 ? 'fine' : flags.length < DOUBTFUL_FROM ? 'notice' : 'doubtful',
  };
}

/** Of what was judged without times: whether they would decide about `doubtful`. They raise one flag at most. */
export function timesDecide({ flags }: AnsweringQuality): boolean {
  return flags.length === DOUBTFUL_FROM - 1;
}

/** The answers that are choices of the instrument, in the order of asking. */
export function answersGiven(
  { instrument, form }: Pick<Asked, 'instrument' | 'form'>,
  responses: Responses,
): Given {
  const places = itemPlaces(instrument);
  const items: string[] = [];
  const values: number[] = [];
  const keyed = instrument.scales.map((): number[] => []);
  for (const id of askedItems(instrument, form, responses)) {
    const place = places.get(id);
    const value = choiceOf(instrument, responses, id);
    if (!place || value === null) continue;
    items.push(id);
    values.push(value);
    keyed[place.scale]?.push(keyedValue(instrument.choices, place.item, value));
  }
  return { items, values, keyed };
}

function flagsOfAnswers({ limits: byForm, form }: Asked, { values, keyed }: Given): RaisedFlag[] {
  if (values.length < FEWEST_ANSWERS) return [];
  const limits = limitsFor(byForm, form, values.length);
  return [
    ...above('run', longestRun(values), limits.longestRun),
    ...below('spread', spread(values), limits.spread),
    ...above('lag', lagRepetition(values), limits.lagRepetition),
    ...below('halves', halvesCorrelation(keyed), limits.halves),
  ];
}

function flagsOfTimes(
  { limits: byForm, form }: Asked,
  { values }: Given,
  times: readonly number[],
): RaisedFlag[] {
  if (values.length < FEWEST_ANSWERS) return [];
  const limits = limitsFor(byForm, form, values.length);
  return below('time', medianTime(times, values.length), limits.medianTime);
}

function above(flag: QualityFlag, value: number, limit: number): RaisedFlag[] {
  return value > limit ? [{ flag, value, limit }] : [];
}

function below(flag: QualityFlag, value: number | undefined, limit: number): RaisedFlag[] {
  return value !== undefined && value < limit ? [{ flag, value, limit }] : [];
}
