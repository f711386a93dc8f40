// Which marks of subjects count: those of one calendar year, the best of each subject, from 5 on. What is left out is
// returned with the reason, because a family has paid for that exam (UNED, rule of the credential with PCE).
import type { SubjectId } from './subjects.ts';

export type SubjectMark = {
  subject: SubjectId;
  mark: number;
  /** The calendar year of the exam. */
  year: number;
  /** Not sat yet. */
  isHoped: boolean;
};

/** From this mark on an exam is passed and counts. */
export const passingMark = 5;
/** So many different exams count in the credential. */
export const creditedExams = 4;

export type LeftOut = { given: SubjectMark; why: 'failed' | 'other-year' | 'repeated' };

export type ChosenMarks = {
  /** One of each subject, the highest first; of equal ones in the order of their names. */
  passed: readonly SubjectMark[];
  leftOut: readonly LeftOut[];
};

export function chooseMarks(marks: readonly SubjectMark[], year: number): ChosenMarks {
  const passed: SubjectMark[] = [];
  const leftOut: LeftOut[] = [];
  for (const given of marks.toSorted(highestFirst)) {
    const why = whyLeftOut(given, passed, year);
    if (why) leftOut.push({ given, why });
    else passed.push(given);
  }
  return { passed, leftOut };
}

function whyLeftOut(
  { subject, mark, year }: SubjectMark,
  passed: readonly SubjectMark[],
  counted: number,
): LeftOut['why'] | undefined {
  if (year !== counted) return 'other-year';
  // Not a number is not passed either.
  if (!(mark >= passingMark)) return 'failed';
  return passed.some((each) => each.subject === subject) ? 'repeated' : undefined;
}

function highestFirst(a: SubjectMark, b: SubjectMark): number {
  return b.mark - a.mark || a.subject.localeCompare(b.subject) || a.year - b.year;
}
