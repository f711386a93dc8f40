// Was this answered with attention? Six signs, each a reason for a kind notice; a person always gets the result. Two
// signs, or one that is beyond doubt, also keep an attempt out of research statistics, where careless answers do harm.
import { askedItems } from '#domain/instruments/adaptive.ts';
import { missedInstructed } from '#domain/instruments/instructed.ts';
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
  longestRun,
  medianTime,
  repetitions,
  scatterOf,
  spread,
  type Given,
  type Repetition,
  type Scatter,
} from './answering-indices.ts';
import {
  DOUBTFUL_ALONE,
  limitsFor,
  PATTERN,
  type LimitsByForm,
  type QualityLimits,
} from './quality-limits.ts';

/** So many signs and more. */
const DOUBTFUL_FROM = 2;

/** Fewer answers than this are not judged: patterns come about by chance, and there is hardly a result to doubt. */
const FEWEST_ANSWERS = 18;

export const qualityFlags = ['run', 'spread', 'lag', 'scatter', 'time', 'instructed'] as const;

/**
 * `run`: one choice many times in a row. `spread`: hardly any difference between answers. `lag`: a pattern that repeats.
 * `scatter`: like questions answered as if by lot. `time`: faster than the questions can be read.
 * `instructed`: a question that names the choice to take was answered with another one.
 */
export type QualityFlag = (typeof qualityFlags)[number];

export type RaisedFlag = {
  readonly flag: QualityFlag;
  /** What was found and the limit it passed, in the unit of the index (`time` in ms, `instructed` in questions). For logs, not for people. */
  readonly value: number;
  readonly limit: number;
};

export type AnsweringQuality = {
  readonly flags: readonly RaisedFlag[];
  /** `notice`: one flag, told kindly. `doubtful`: two or more, or one beyond doubt; also left out of research. */
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
  const flags = [
    ...flagsOfAnswers(asked, given),
    ...flagsOfTimes(asked, given, times),
    ...flagsOfInstructed(asked, responses),
  ];
  return { flags, verdict: verdictOf(flags, given) };
}

/** Of what was judged without times: whether they would decide about `doubtful`. They raise one flag at most. */
export function timesDecide({ flags, verdict }: AnsweringQuality): boolean {
  return verdict !== 'doubtful' && flags.length === DOUBTFUL_FROM - 1;
}

/** The answers that are choices of the instrument, in the order of asking. */
export function answersGiven(
  { instrument, form }: Pick<Asked, 'instrument' | 'form'>,
  responses: Responses,
): Given {
  const places = itemPlaces(instrument);
  const items: string[] = [];
  const values: number[] = [];
  const scales: number[] = [];
  const keyed = instrument.scales.map((): number[] => []);
  for (const id of askedItems(instrument, form, responses)) {
    const place = places.get(id);
    const value = choiceOf(instrument, responses, id);
    if (!place || value === null) continue;
    items.push(id);
    values.push(value);
    scales.push(place.scale);
    keyed[place.scale]?.push(keyedValue(instrument.choices, place.item, value));
  }
  return { items, values, scales, keyed };
}

function verdictOf(flags: readonly RaisedFlag[], { values }: Given): AnsweringQuality['verdict'] {
  if (flags.length === 0) return 'fine';
  const isBeyondDoubt = flags.some(
    ({ flag, value }) =>
      (flag === 'lag' && value >= DOUBTFUL_ALONE.repetition) ||
      (flag === 'run' && value > DOUBTFUL_ALONE.runOfAnswers * values.length),
  );
  return flags.length >= DOUBTFUL_FROM || isBeyondDoubt ? 'doubtful' : 'notice';
}

function flagsOfAnswers({ limits: byForm, form }: Asked, given: Given): RaisedFlag[] {
  const { values, keyed } = given;
  if (values.length < FEWEST_ANSWERS) return [];
  const limits = limitsFor(byForm, form, values.length);
  return [
    ...above('run', longestRun(values), limits.longestRun),
    ...below('spread', spread(values), limits.spread),
    ...patterns(repetitions(given), limits),
    ...scattered(scatterOf(keyed), limits),
  ];
}

/** Both at once: who has no favourite answers alike with a small scatter, who has many parts to an interest with a high ratio. */
function scattered(found: Scatter | undefined, { scatter }: QualityLimits): RaisedFlag[] {
  if (!found || found.within <= scatter.within) return [];
  return below('scatter', found.ratio, scatter.ratio);
}

/** One flag at most: of the lags that repeat too often, the one that repeats most. */
function patterns(found: readonly Repetition[], limits: QualityLimits): RaisedFlag[] {
  const raised = found.flatMap((repetition) => {
    const byShare = above('lag', repetition.share, shareLimit(repetition.lag, limits));
    return byShare.length > 0 ? byShare : beyondChance(repetition, limits);
  });
  return raised.toSorted((a, b) => b.value - a.value).slice(0, 1);
}

/** One question before, a share says what `run` says. */
function shareLimit(lag: number, { lagRepetition, lagFive }: QualityLimits): number {
  if (lag === 1) return 1;
  return lagFive !== undefined && bringsScaleBack(lag) ? lagFive : lagRepetition;
}

/** A few pairs repeat by chance, so a short test and a long lag need more of it. */
function beyondChance(
  { lag, beyondChance: value, acrossScales, error }: Repetition,
  { lagFive }: QualityLimits,
): RaisedFlag[] {
  const byChance = PATTERN.standardErrors * error;
  if (lagFive === undefined || !bringsScaleBack(lag)) {
    return above('lag', value, Math.max(PATTERN.beyondChance, byChance));
  }
  const { atLagFive } = PATTERN;
  if (acrossScales < atLagFive.acrossScales) return [];
  return above('lag', value, Math.max(atLagFive.beyondChance, byChance));
}

/** Five questions later the same scale often comes back, and ten later: what a strong interest repeats. */
function bringsScaleBack(lag: number): boolean {
  return lag % 5 === 0;
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

/** A short form asks none. */
function flagsOfInstructed({ instrument, form }: Asked, responses: Responses): RaisedFlag[] {
  return form === 'full'
    ? above('instructed', missedInstructed(instrument, responses).length, 0)
    : [];
}

function above(flag: QualityFlag, value: number, limit: number): RaisedFlag[] {
  return value > limit ? [{ flag, value, limit }] : [];
}

function below(flag: QualityFlag, value: number | undefined, limit: number): RaisedFlag[] {
  return value !== undefined && value < limit ? [{ flag, value, limit }] : [];
}
