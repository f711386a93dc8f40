// What every section of a report carries, whatever its instrument measures. Derived from answers and instrument each time
// it is read; nothing of it is stored.
import { answeringQuality, type AnsweringQuality } from './scoring/answering-quality.ts';
import type { LimitsByForm } from './scoring/quality-limits.ts';
import { scoreScales, type ScaleScore } from './scoring/score-scales.ts';
import { answerLines, type AnswerLine } from './answer-lines.ts';
import type { Attempt } from './attempt.ts';
import type { Form, Instrument } from './instrument.ts';

export type SectionBase<Id extends string = string, Scale extends string = string> = {
  readonly instrument: Id;
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

/** The base of a section, its scores in the order of the instrument. `limits`: from where on a way of answering is strange. */
export function sectionBase<Id extends string, Scale extends string>(
  id: Id,
  instrument: Instrument<Scale>,
  limits: LimitsByForm,
  attempt: Attempt,
): SectionBase<Id, Scale> {
  const { form, answers, itemTimes } = attempt;
  return {
    instrument: id,
    attempt: attempt.id,
    version: attempt.version,
    form,
    madeAt: attempt.submittedAt,
    scores: scoreScales(instrument, answers, form),
    quality: answeringQuality({ instrument, form, limits }, answers, itemTimes),
    answers: answerLines(instrument, attempt),
  };
}

/** Scores in an order of telling. */
export function inOrder<Scale extends string>(
  scores: readonly ScaleScore<Scale>[],
  order: readonly Scale[],
): readonly ScaleScore<Scale>[] {
  return order.flatMap((name) => scores.filter(({ scale }) => scale === name));
}
