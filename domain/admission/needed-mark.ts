// The mark that an applicant would need for a grade: one and the same in as many exams as count, the subjects that weigh most
// in that degree among them. What is passed already counts where it is higher.
import { creditedExams, passingMark } from './choose-marks.ts';
import { pointsOfMarks, type Sitting } from './points-of-marks.ts';
import { offeredSubjects } from './offered-subjects.ts';
import type { MissingExams } from './pce.ts';
import type { SubjectId } from './subjects.ts';
import { weighedSubjects } from './weigh-subjects.ts';

export type Needed =
  | { kind: 'reached' }
  /** The grade is enough, the exams that the university asks for are not all there. */
  | { kind: 'exams'; missing: MissingExams }
  /** `mark` in each of these exams; only those `weighing` must be these, any others do as well as the rest. */
  | { kind: 'mark'; mark: number; exams: readonly SubjectId[]; weighing: readonly SubjectId[] }
  /** Not even ten in all of them is enough: so much is the most. */
  | { kind: 'beyond'; most: number };

const highestMark = 10;
/** Marks are written with two decimals. */
const steps = 100;
/** Sums of tenths are not exact. */
const slack = 1e-9;

/** For `target`, with `base` from the diploma. */
export function neededMark(sitting: Sitting, base: number, target: number): Needed {
  const missing = target - base - slack;
  if (pointsOfMarks(sitting) >= missing) return { kind: 'reached' };
  const weighing = heaviestSubjects(sitting);
  const exams = examsToSit(sitting, weighing);
  const pointsAt = (mark: number) => {
    const planned = exams.map((subject) => ({ subject, mark, year: sitting.year, isHoped: true }));
    return pointsOfMarks({ ...sitting, marks: [...sitting.marks, ...planned] });
  };
  const most = pointsAt(highestMark);
  if (most < missing) return { kind: 'beyond', most: base + most };
  let [low, high] = [passingMark * steps, highestMark * steps];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (pointsAt(middle / steps) >= missing) high = middle;
    else low = middle + 1;
  }
  return { kind: 'mark', mark: low / steps, exams, weighing };
}

/** The subjects that weigh most; of equal ones those in which the person is best. */
function heaviestSubjects({ formula, weights, marks }: Sitting): readonly SubjectId[] {
  const ownMark = (subject: SubjectId) =>
    Math.max(0, ...marks.filter((each) => each.subject === subject).map(({ mark }) => mark));
  return offeredSubjects(formula)
    .filter((subject) => (weights[subject] ?? 0) > 0)
    .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || ownMark(b) - ownMark(a))
    .slice(0, weighedSubjects);
}

/** As many exams as the credential counts, filled up with the person's own subjects, then with any. */
function examsToSit({ formula, marks }: Sitting, weighing: readonly SubjectId[]): SubjectId[] {
  const count = formula === 'pce' ? creditedExams : weighing.length;
  const own = marks.map(({ subject }) => subject);
  return [...new Set([...weighing, ...own, ...offeredSubjects(formula)])].slice(0, count);
}
