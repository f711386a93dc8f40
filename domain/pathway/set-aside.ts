// The plan of somebody who has been at a university: what only entering with the secondary diploma asks for stands aside.
import type { MonthPlan, Stop } from './plan-for.ts';

/** The plan without the stops that are `anew` and not done, and those stops, earliest first. */
export function setAside<Fact>(plan: MonthPlan<Fact>): {
  readonly plan: MonthPlan<Fact>;
  readonly aside: readonly Stop<Fact>[];
} {
  const aside = plan.stops.filter(isAside);
  const stays = (stop: Stop<Fact>) => !isAside(stop);
  const asideMoney = new Set(aside.flatMap(({ money }) => money));
  return {
    plan: {
      ...plan,
      stops: plan.stops.filter(stays),
      months: plan.months.map(({ month, stops, money }) => ({
        month,
        stops: stops.filter(stays),
        money: money.filter((rule) => !asideMoney.has(rule)),
      })),
      thisMonth: plan.thisMonth.filter(stays),
      next: plan.next.filter(stays),
      missed: plan.missed.filter(stays),
    },
    aside,
  };
}

function isAside({ anew, done }: Stop<unknown>): boolean {
  return anew === true && done === null;
}
