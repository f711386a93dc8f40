// The credential: the grade with which a diploma opens the university, from 5 to 10, before any subject weighs.
//   pce           0.2 · mean + 4 + 0.1 · each of up to four PCE (UNED; its worked examples 7.85 and 8.5)
//   bachillerato  0.6 · mean + 0.4 · general exam, which must reach 4 (RD 534/2024; UC3M's example 8.78)
//   ib            mean of the subjects of the IB, from 2 to 7, + 3; its 45 points do not count (Orden EFD/550/2025, as two
//                 projects read it)
//   given         what UNED says of a European or agreement diploma, or the mean of a higher vocational title
//   ucas          5 + (points - 48) · 5 / 176 (secondary source of UNED's conversion of A levels)
//   provisional   5 while the diploma waits to be recognised (UIB; the Ombudsman reports the same elsewhere)
import { exactly, type Range } from '#domain/range.ts';
import { creditedExams, type SubjectMark } from './choose-marks.ts';
import { lowestExamMean, type Formula } from './rules.ts';

export const provisionalGrade = 5;

/** What the diploma alone gives; `undefined` where the general exam does not reach what it must. */
export function diplomaPart(formula: Formula, mean: Range, exam: Range): Range | undefined {
  switch (formula) {
    case 'pce':
      return each(mean, (value) => 0.2 * value + 4);
    case 'ib':
      return each(mean, (value) => value + 3);
    case 'given':
      return mean;
    case 'ucas':
      return each(mean, (points) => 5 + ((points - 48) * 5) / 176);
    case 'provisional':
      return exactly(provisionalGrade);
    case 'bachillerato':
      if (exam.high < lowestExamMean) return undefined;
      return {
        low: 0.6 * mean.low + 0.4 * Math.max(exam.low, lowestExamMean),
        high: 0.6 * mean.high + 0.4 * exam.high,
      };
  }
}

/** What passed exams add to it; `passed` has the highest first. */
export function examPart(formula: Formula, passed: readonly SubjectMark[]): number {
  if (formula !== 'pce') return 0;
  return creditedMarks(passed).reduce((sum, { mark }) => sum + 0.1 * mark, 0);
}

/** The exams of the credential with PCE: the best four. */
export function creditedMarks(passed: readonly SubjectMark[]): readonly SubjectMark[] {
  return passed.slice(0, creditedExams);
}

function each({ low, high }: Range, count: (value: number) => number): Range {
  return { low: count(low), high: count(high) };
}
