// From what a visitor typed to what admission is reckoned with: every field is read, and what cannot be read is said at its
// field while the rest still counts.
import type { Calculation, MarkRow } from './calculation.ts';
import { exactly, type Range } from '#domain/range.ts';
import type { SubjectMark } from '#domain/admission/choose-marks.ts';
import type { Applicant } from '#domain/admission/outlook.ts';
import { onSpanishScale } from '#domain/admission/annex-line.ts';
import { readMark, type TypedMark } from '#domain/admission/read-mark.ts';
import {
  asksMean,
  examScale,
  meanScale,
  unknownExamMean,
  type Way,
} from '#domain/admission/rules.ts';

export type ReadApplicant = {
  mean: TypedMark;
  /** The scale that the mean is on, where the user typed one. */
  scale: Range | undefined;
  exam: TypedMark;
  marks: readonly TypedMark[];
  hoped: TypedMark;
  /** Complete enough to reckon with. */
  applicant: Applicant | undefined;
};

const markScale: Range = { low: 0, high: 10 };
/** Marks of any school system. */
const anyScale: Range = { low: 0, high: 999 };

export function readApplicant(said: Calculation): ReadApplicant {
  const { way, marks: rows, start } = said;
  const scale = ownScale(said);
  const mean = way === '' ? readMark('', markScale) : readMark(said.mean, scale ?? meanScale(way));
  const exam = readMark(said.exam, examScale);
  const marks = rows.map((row) => readMark(row.mark, markScale));
  const read = { mean, scale, exam, marks, hoped: readMark(said.hoped, markScale) };
  const meanRange = way && meanOf(said, way, { mean, scale });
  const examRange = examOf(said, exam);
  if (!meanRange || !examRange) return { ...read, applicant: undefined };
  const given = rows.flatMap((row, index) => subjectMark(row, marks[index], way, start));
  return {
    ...read,
    applicant: { mean: meanRange, exam: examRange, marks: given, year: start },
  };
}

function meanOf(
  { isMeanUnknown }: Calculation,
  way: Way,
  { mean, scale }: Pick<ReadApplicant, 'mean' | 'scale'>,
): Range | undefined {
  if (isMeanUnknown || !asksMean(way)) return meanScale(way);
  if (mean.kind !== 'mark') return undefined;
  return scale ? onSpanishScale(mean.mark, scale) : exactly(mean.mark);
}

/** The scale of a European or agreement system, once both of its ends are there. */
function ownScale({ way, pass, top }: Calculation): Range | undefined {
  if (way !== 'agreement') return undefined;
  const [low, high] = [pass, top].map((text) => readMark(text, anyScale));
  if (low?.kind !== 'mark' || high?.kind !== 'mark' || high.mark <= low.mark) return undefined;
  return { low: low.mark, high: high.mark };
}

function examOf({ way, isExamUnknown }: Calculation, exam: TypedMark): Range | undefined {
  if (isExamUnknown || way !== 'bachillerato') return unknownExamMean;
  return exam.kind === 'mark' ? exactly(exam.mark) : undefined;
}

/** Only PCE have to be of one year; for other ways every mark is taken as one of the year that counts. */
function subjectMark(
  { subject, year, isHoped }: MarkRow,
  read: TypedMark | undefined,
  way: Way,
  counted: number,
): SubjectMark[] {
  if (subject === '' || read?.kind !== 'mark') return [];
  return [{ subject, mark: read.mark, year: way === 'homologated-pce' ? year : counted, isHoped }];
}
