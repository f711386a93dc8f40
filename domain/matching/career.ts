// What matching knows of a career: where it stands on the two O*NET profiles, and what one has to study for it.
import type { InterestField } from '#domain/instruments/interests/fields.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';

/** What leads there in Spain: a grado at a university, or formación profesional (grado medio or superior). */
export type StudyLevel = 'university' | 'vocational';

/** `own`: neither leads there; a licence, a state examination or nothing at all does. Found only where studies are left open. */
export type CareerLevel = StudyLevel | 'own';

export type Career = {
  /** Never changes: reactions are kept by it. Kebab-case; the base of the Spanish address. */
  readonly id: string;
  /** Id of its family; the shown list holds one of each while there are enough families. */
  readonly family: string;
  readonly level: CareerLevel;
  /** The other way in, where there is one; the level filter lets it pass on both. */
  readonly alsoVia?: StudyLevel;
  /** O*NET occupational interests, 1 to 7. */
  readonly interests: ByLetter<number>;
  /** What one does there most of the day, one to four: tells careers of like figures apart. */
  readonly fields: readonly InterestField[];
  /** O*NET work values, 1 to 7; absent where O*NET has none ("sin datos"). */
  readonly values?: ByValue<number>;
};

/** Whether studies of the chosen level lead to the career. */
export function isReachedBy(career: Career, level: StudyLevel | 'both'): boolean {
  return level === 'both' || career.level === level || career.alsoVia === level;
}
