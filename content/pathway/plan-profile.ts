import type { Plan } from '#domain/pathway/plan.ts';
import type { PlanProfile } from '#domain/pathway/plan-for.ts';
import type { UniversityPast } from '#domain/situation/situation.ts';
import { schoolEnds } from '#content/compiled/countries/school-ends.js';

/** What a plan follows from: what is kept of it, and the school year of the country whose diploma it is. */
export function profileOf(
  plan: Plan,
  /** A person who has been at a university has left school. */
  past: UniversityPast | '' = '',
): PlanProfile {
  const { diploma, country } = plan.choice;
  const isLeaving = diploma === 'national' && (past === '' || past === 'none');
  return { ...plan, schoolEnds: isLeaving ? schoolEnds[country] : undefined };
}
