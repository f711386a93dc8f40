// From what a visitor typed to what admission is reckoned with: every field is read, and what cannot be read is said at its
// field while the rest still counts.
import type { Calculation, MarkRow } from './calculation.ts';
import { exactly, type Range } from '#domain/range.ts';
import type { SubjectMark } from '#domain/admission/choose-marks.ts';
import type { Applicant } from '#domain/admission/outlook.ts';
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
  exam: TypedMark;
  marks: readonly TypedMark[];
  hoped: TypedMark;
  /** Complete enough to reckon with. */
  applicant: Applicant | undefined;
};

const markScale: Range = { low: 0, high: 10 };

export function readApplicant(said: Calculation): ReadApplicant {
  const { way, marks: rows, start } = said;
  const mean = way === '' ? readMark('', markScale) : readMark(said.mean, meanScale(way));
  const exam = readMark(said.exam, examScale);
  const marks = rows.map((row) => readMark(row.mark, markScale));
  const read = { mean, exam, marks, hoped: readMark(said.hoped, markScale) };
  const meanRange = way && meanOf(said, way, mean);
  const examRange = examOf(said, exam);
  if (!meanRange || !examRange) return { ...read, applicant: undefined };
  const given = rows.flatMap((row, index) => subjectMark(row, marks[index], way, start));
  return {
    ...read,
    applicant: { mean: meanRange, exam: examRange, marks: given, year: start },
  };
}

function meanOf({ isMeanUnknown }: Calculation, way: Way, mean: TypedMark): Range | undefined {
  if (isMeanUnknown || !asksMean(way)) return meanScale(way);
  return mean.kind === 'mark' ? exactly(mean.mark) : undefined;
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
