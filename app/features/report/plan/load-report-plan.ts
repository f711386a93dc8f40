import { loadPlan } from '#content/report/load-plan.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { parsePlan, type Plan } from '#domain/pathway/plan.ts';
import { PlanView } from './plan-view.tsx';
import type { LoadedPlan } from '#app/features/report/report-parts.ts';

/** What a report tells of a plan that came with a link; null for anything that is none. */
export async function sharedPlan(stored: unknown, locale: Locale): Promise<LoadedPlan | null> {
  const plan = parsePlan(stored);
  return plan ? toldPlan(plan, locale) : null;
}

/** A plan with all that it is told with. */
export async function toldPlan(plan: Plan, locale: Locale): Promise<LoadedPlan> {
  return { ...(await loadPlan(plan, locale, dayOf(new Date()))), View: PlanView };
}
