// A kept pathway: the choices it follows from and what is done, with the day. Parsed wherever it comes from.
import { partsOf } from '#domain/parsers.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { isSameChoice, parsePathwayChoice, type PathwayChoice } from './choices.ts';
import { stepIds, type StepId } from './keys.ts';
import { stays, type Stay } from './stay.ts';

/** Ticked steps with the day (`YYYY-MM-DD`) on which they were ticked. */
export type Ticks = Partial<Record<StepId, string>>;
/**
 * What steps and prices depend on besides, where it was said: whether a visa is needed and which price is theirs, and the
 * region. The passport is not in it.
 */
export type PlanTerms = { stay?: Stay; region?: RegionId };
export type Plan = { choice: PathwayChoice; ticks: Ticks } & PlanTerms;

/** The plan in a stored record; undefined when there is none. Ticks of steps that no longer exist are left out. */
export function parsePlan(value: unknown): Plan | undefined {
  const choice = parsePathwayChoice(value);
  if (!choice) return undefined;
  const parts = partsOf(value);
  const days = partsOf(parts['ticks']);
  const ticks: Ticks = {};
  for (const id of stepIds) {
    const day = days[id];
    if (typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) ticks[id] = day;
  }
  const stay = stays.find((each) => each === parts['stay']);
  const region = regionIds.find((each) => each === parts['region']);
  return { choice, ticks, ...(stay && { stay }), ...(region && { region }) };
}

/** The plan with a step ticked on `today`, or no longer ticked. */
export function tick(plan: Plan, step: StepId, today: string): Plan {
  const { [step]: ticked, ...others } = plan.ticks;
  return { ...plan, ticks: ticked === undefined ? { ...others, [step]: today } : others };
}

/** Two plans of one person: of the same pathway, all that either has ticked; of different ones, the newcomer. */
export function joinPlans(kept: Plan | null, newcomer: Plan): Plan {
  if (!kept || !isSameChoice(kept.choice, newcomer.choice)) return newcomer;
  return { ...newcomer, ...kept, ticks: { ...newcomer.ticks, ...kept.ticks } };
}

/** Whether a plan is kept with these terms. */
export function hasTerms(plan: Plan, { stay, region }: PlanTerms): boolean {
  return plan.stay === stay && plan.region === region;
}
