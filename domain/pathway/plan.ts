// A kept pathway: the choices it follows from and what is done, with the day. Parsed wherever it comes from.
import { isSameChoice, parsePathwayChoice, type PathwayChoice } from './choices.ts';
import { stepIds, type StepId } from './keys.ts';

/** Ticked steps with the day (`YYYY-MM-DD`) on which they were ticked. */
export type Ticks = Partial<Record<StepId, string>>;
export type Plan = { choice: PathwayChoice; ticks: Ticks };

/** The plan in a stored record; undefined when there is none. Ticks of steps that no longer exist are left out. */
export function parsePlan(value: unknown): Plan | undefined {
  const choice = parsePathwayChoice(value);
  if (!choice) return undefined;
  const stored = typeof value === 'object' && value && 'ticks' in value ? value.ticks : {};
  const days: Record<string, unknown> = typeof stored === 'object' ? { ...stored } : {};
  const ticks: Ticks = {};
  for (const id of stepIds) {
    const day = days[id];
    if (typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) ticks[id] = day;
  }
  return { choice, ticks };
}

/** The plan with a step ticked on `today`, or no longer ticked. */
export function tick(plan: Plan, step: StepId, today: string): Plan {
  const { [step]: ticked, ...others } = plan.ticks;
  return { ...plan, ticks: ticked === undefined ? { ...others, [step]: today } : others };
}

/** Two plans of one person: of the same pathway, all that either has ticked; of different ones, the newcomer. */
export function joinPlans(kept: Plan | null, newcomer: Plan): Plan {
  if (!kept || !isSameChoice(kept.choice, newcomer.choice)) return newcomer;
  return { ...kept, ticks: { ...newcomer.ticks, ...kept.ticks } };
}
