// What single subjects add to the credential: the two best products of mark and weight. Weights are those of one degree at
// one university, from 0.1 to 0.2 (RD 534/2024; UC3M's worked examples 11.88, 11.68 and 12.40).
import type { SubjectMark } from './choose-marks.ts';
import type { SubjectId } from './subjects.ts';

export type Weights = Readonly<Partial<Record<SubjectId, number>>>;

/** So many subjects weigh. */
export const weighedSubjects = 2;

export type Weighed = { given: SubjectMark; weight: number; adds: number };

/** The subjects that count, what adds most first. */
export function weighSubjects(
  passed: readonly SubjectMark[],
  weights: Weights,
): readonly Weighed[] {
  return passed
    .flatMap((given) => {
      const weight = weights[given.subject] ?? 0;
      return weight > 0 ? { given, weight, adds: weight * given.mark } : [];
    })
    .toSorted((a, b) => b.adds - a.adds || a.given.subject.localeCompare(b.given.subject))
    .slice(0, weighedSubjects);
}

export function weighedPart(weighed: readonly Weighed[]): number {
  return weighed.reduce((sum, { adds }) => sum + adds, 0);
}
