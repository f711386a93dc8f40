import { loadPlan } from '#content/report/load-plan.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { parsePlan, type Plan } from '#domain/pathway/plan.ts';
import { termsOf } from '#domain/situation/situation.ts';
import { readSituation } from '#app/data/device/kept-situation.ts';
import { PlanView } from './plan-view.tsx';
import type { LoadedPlan } from '#app/features/report/report-parts.ts';

/** What a report tells of a plan that came with a link; null for anything that is none. */
export async function sharedPlan(stored: unknown, locale: Locale): Promise<LoadedPlan | null> {
  const plan = parsePlan(stored);
  return plan ? { ...(await loadPlan(plan, locale, dayOf(new Date()))), View: PlanView } : null;
}

/** One's own plan with all that it is told with; what was said in this browser since it was kept stands before that. */
export async function toldPlan(plan: Plan, locale: Locale): Promise<LoadedPlan> {
  const today = dayOf(new Date());
  const told = { ...plan, ...termsOf(readSituation(today), plan) };
  return { ...(await loadPlan(told, locale, today)), View: PlanView };
}
