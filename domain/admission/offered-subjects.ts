import { pceSubjects } from './pce.ts';
import type { Formula } from './rules.ts';
import { subjectIds, type SubjectId } from './subjects.ts';

/** Spanish and English are sat as PCE alone: elsewhere they are part of the general exam and add nothing. */
const beside: readonly SubjectId[] = subjectIds.filter(
  (id) => id !== 'spanish-language' && id !== 'english',
);

/** The subjects that an applicant can still sit by a way that is reckoned so. */
export function offeredSubjects(formula: Formula): readonly SubjectId[] {
  return formula === 'pce' ? pceSubjects : beside;
}
