import { chooseMarks, type SubjectMark } from './choose-marks.ts';
import { examPart } from './credential.ts';
import type { Formula } from './rules.ts';
import { weighedPart, weighSubjects, type Weights } from './weigh-subjects.ts';

/** What admission to one degree depends on besides the diploma. */
export type Sitting = {
  formula: Formula;
  marks: readonly SubjectMark[];
  year: number;
  weights: Weights;
};

/** All that marks of subjects add to what the diploma gives: in the credential, and by the weights of one degree. */
export function pointsOfMarks({ formula, marks, year, weights }: Sitting): number {
  const { passed } = chooseMarks(marks, year);
  return examPart(formula, passed) + weighedPart(weighSubjects(passed, weights));
}
