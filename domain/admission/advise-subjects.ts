// Which subject would help most: every subject is tried with the mark hoped for, beside the marks that are there.
import { pointsOfMarks, type Sitting } from './points-of-marks.ts';
import { offeredSubjects } from './offered-subjects.ts';
import type { SubjectId } from './subjects.ts';

export type Advice = { subject: SubjectId; gain: number };

/** Sums of tenths are not exact: less than this is no gain, and gains that differ by less are equal. */
const leastGain = 1e-6;

/** The subjects that would raise the admission grade, the most helpful first; of equal ones that which weighs more, then in the order of `subjectIds`. */
export function adviseSubjects(sitting: Sitting, hoped: number): readonly Advice[] {
  const now = pointsOfMarks(sitting);
  const { formula, marks, year, weights } = sitting;
  const weightOf = ({ subject }: Advice) => weights[subject] ?? 0;
  return offeredSubjects(formula)
    .map((subject) => {
      const added = { subject, mark: hoped, year, isHoped: true };
      return { subject, gain: pointsOfMarks({ ...sitting, marks: [...marks, added] }) - now };
    })
    .filter(({ gain }) => gain > leastGain)
    .toSorted((a, b) => rounded(b.gain) - rounded(a.gain) || weightOf(b) - weightOf(a));
}

function rounded(gain: number): number {
  return Math.round(gain / leastGain);
}
