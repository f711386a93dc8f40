import type { Plan } from '#domain/pathway/plan.ts';
import type { PlanProfile } from '#domain/pathway/plan-for.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { schoolEnds } from '#content/compiled/countries/school-ends.js';

/** What a plan follows from: what is kept of it, what else was said in this browser, and the school year of its country. */
export function profileOf(
  plan: Plan,
  { past, level, centre }: Partial<Pick<Situation, 'past' | 'level' | 'centre'>> = {},
): PlanProfile {
  const { diploma, country } = plan.choice;
  // A person who has been at a university has left school.
  const isLeaving = diploma === 'national' && (!past || past === 'none');
  return {
    ...plan,
    schoolEnds: isLeaving ? schoolEnds[country] : undefined,
    past: past || undefined,
    level: level || undefined,
    centre: centre || undefined,
  };
}
