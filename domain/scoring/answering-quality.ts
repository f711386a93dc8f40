// Was this answered with attention? Five signs, each a reason for a kind notice; a person always gets the result. Two
// signs or more also keep an attempt out of research statistics, where careless answers do harm.
import { askedItems } from '#domain/instrument/adaptive.ts';
import type { ItemTimes } from '#domain/instrument/attempt.ts';
import {
  isChoice,
  ownValue,
  type Form,
  type Instrument,
  type Responses,
} from '#domain/instrument/instrument.ts';
import {
  halvesCorrelation,
  lagRepetition,
  longestRun,
  medianTime,
  spread,
  type Given,
} from './answering-indices.ts';
import { qualityLimits } from './quality-limits.ts';

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

/**
 * Judges how an attempt was answered, from answers and times alone; without times nothing is said of speed. Answers
 * that are no choice of the instrument count as not given. Never throws for a form that the instrument has.
 */
export function answeringQuality(
  instrument: Instrument,
  form: Form,
  responses: Responses,
  itemTimes: ItemTimes,
): AnsweringQuality {
  const given = answersGiven(instrument, form, responses);
  const times = given.map(({ id }) => ownValue(itemTimes, id)?.ms ?? 0);
  return judgeAnswers(instrument, form, given, times);
}

/** The answers that are choices of the instrument, in the order of asking. */
export function answersGiven(
  instrument: Instrument,
  form: Form,
  responses: Responses,
): readonly Given[] {
  const given: Given[] = [];
  for (const id of askedItems(instrument, form, responses)) {
    const value = ownValue(responses, id);
    if (isChoice(instrument, value)) given.push({ id, value });
  }
  return given;
}

/** The same judgement of answers that are in order already; `times` are those of the answers, in any order. */
export function judgeAnswers(
  instrument: Instrument,
  form: Form,
  given: readonly Given[],
  times: readonly number[],
): AnsweringQuality {
  if (given.length < FEWEST_ANSWERS) return { flags: [], verdict: 'fine' };
  const limits = qualityLimits(instrument.id, form, given.length);
  const flags = [
    ...above('run', longestRun(given), limits.longestRun),
    ...below('spread', spread(given), limits.spread),
    ...above('lag', lagRepetition(given), limits.lagRepetition),
    ...below('halves', halvesCorrelation(instrument, given), limits.halves),
    ...below('time', medianTime(times, given.length), limits.medianTime),
  ];
  return {
    flags,
    verdict: flags.length === 0 ? 'fine' : flags.length === 1 ? 'notice' : 'doubtful',
  };
}

function above(flag: QualityFlag, value: number, limit: number): RaisedFlag[] {
  return value > limit ? [{ flag, value, limit }] : [];
}

function below(flag: QualityFlag, value: number | undefined, limit: number): RaisedFlag[] {
  return value !== undefined && value < limit ? [{ flag, value, limit }] : [];
}
