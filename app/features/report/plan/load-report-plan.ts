import type { QueryClient } from '@tanstack/react-query';
import { planQuery } from '#app/data/person/plan.ts';
import { loadPlan } from '#content/report/load-plan.ts';
import type { Locale } from '#domain/locale.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { parsePlan, type Plan } from '#domain/pathway/plan.ts';
import { PlanView } from './plan-view.tsx';
import type { LoadedPlan } from '#app/features/report/report-parts.ts';

/** What a report tells of the plan that its owner keeps; null where none is kept. */
export async function ownPlan(
  queries: QueryClient,
  owner: string | null,
  locale: Locale,
): Promise<LoadedPlan | null> {
  const plan = await queries.fetchQuery({ ...planQuery(owner), staleTime: 0 });
  return plan && loaded(plan, locale);
}

/** What a report tells of a plan that came with a link; null for anything that is none. */
export async function sharedPlan(stored: unknown, locale: Locale): Promise<LoadedPlan | null> {
  const plan = parsePlan(stored);
  return plan ? loaded(plan, locale) : null;
}

async function loaded(plan: Plan, locale: Locale): Promise<LoadedPlan> {
  return { ...(await loadPlan(plan, locale, dayOf(new Date()))), View: PlanView };
}
