// What one attempt says, complete: scores in the order of telling, profile, quality of answering, and every answer with
// its contribution. Derived from answers and instrument each time it is read; nothing of it is stored.
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { profileOf, type Profile } from '#domain/instruments/interests/profile.ts';
import {
  riasecLetters,
  type RiasecInstrument,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import { traitsProfile, type TraitsProfile } from '#domain/instruments/personality/profile.ts';
import {
  traits,
  type PersonalityInstrument,
  type Trait,
} from '#domain/instruments/personality/traits.ts';
import { valuesProfile, type ValuesProfile } from '#domain/instruments/values/profile.ts';
import {
  workValues,
  type ValuesInstrument,
  type WorkValue,
} from '#domain/instruments/values/work-values.ts';
import { answeringQuality, type AnsweringQuality } from '#domain/scoring/answering-quality.ts';
import { widenedMargin } from '#domain/scoring/mean-error.ts';
import { scoreScales, type ScaleScore } from '#domain/scoring/score-scales.ts';
import { answerLines, type AnswerLine } from './answer-lines.ts';

/** What every section carries, whatever it measures. */
type Taken<Test extends string, Scale extends string> = {
  readonly test: Test;
  /** Id of the attempt. */
  readonly attempt: string;
  readonly version: number;
  readonly form: Form;
  /** ISO 8601; `null` for an attempt that was not handed in. */
  readonly madeAt: string | null;
  /** In the order of telling: what stands out first, else the instrument's order. */
  readonly scores: readonly ScaleScore<Scale>[];
  readonly quality: AnsweringQuality;
  readonly answers: readonly AnswerLine<Scale>[];
};

export type InterestsSection = Taken<'riasec', RiasecLetter> & {
  readonly profile: Profile;
  /** Whole points: scores at most so far apart are tied. */
  readonly tieMargin: number;
};
export type ValuesSection = Taken<'values', WorkValue> & { readonly profile: ValuesProfile };
export type PersonalitySection = Taken<'personality', Trait> & { readonly profile: TraitsProfile };

export type Section = InterestsSection | ValuesSection | PersonalitySection;

export function interestsSection(instrument: RiasecInstrument, attempt: Attempt): InterestsSection {
  const scores = scoreScales(instrument, attempt.answers, attempt.form);
  const profile = profileOf(scores, instrument.precision);
  const order = profile.kind === 'differentiated' ? profile.groups.flat() : riasecLetters;
  const scored = scores.filter((score) => score.kind === 'scored');
  return {
    test: 'riasec',
    ...takenOf(attempt),
    scores: inOrder(scores, order),
    quality: qualityOf(instrument, attempt),
    answers: answerLines(instrument, attempt),
    profile,
    tieMargin: Math.floor(widenedMargin(instrument.precision, scored)),
  };
}

export function valuesSection(instrument: ValuesInstrument, attempt: Attempt): ValuesSection {
  const scores = scoreScales(instrument, attempt.answers, attempt.form);
  const profile = valuesProfile(scores, instrument.precision);
  const order = profile.kind === 'priorities' ? profile.groups.flat() : workValues;
  return {
    test: 'values',
    ...takenOf(attempt),
    scores: inOrder(scores, order),
    quality: qualityOf(instrument, attempt),
    answers: answerLines(instrument, attempt),
    profile,
  };
}

export function personalitySection(
  instrument: PersonalityInstrument,
  attempt: Attempt,
): PersonalitySection {
  const scores = scoreScales(instrument, attempt.answers, attempt.form);
  return {
    test: 'personality',
    ...takenOf(attempt),
    scores: inOrder(scores, traits),
    quality: qualityOf(instrument, attempt),
    answers: answerLines(instrument, attempt),
    profile: traitsProfile(scores),
  };
}

/** The section of any published instrument. */
export function sectionOf(
  instrument: RiasecInstrument | ValuesInstrument | PersonalityInstrument,
  attempt: Attempt,
): Section {
  switch (instrument.id) {
    case 'riasec':
      return interestsSection(instrument, attempt);
    case 'values':
      return valuesSection(instrument, attempt);
    case 'personality':
      return personalitySection(instrument, attempt);
  }
}

function takenOf({ id, version, form, submittedAt }: Attempt) {
  return { attempt: id, version, form, madeAt: submittedAt };
}

function qualityOf(
  instrument: RiasecInstrument | ValuesInstrument | PersonalityInstrument,
  { form, answers, itemTimes }: Attempt,
): AnsweringQuality {
  return answeringQuality(instrument, form, answers, itemTimes);
}

function inOrder<Scale extends string>(
  scores: readonly ScaleScore<Scale>[],
  order: readonly Scale[],
): readonly ScaleScore<Scale>[] {
  return order.flatMap((name) => scores.filter(({ scale }) => scale === name));
}
