// What would make the first year cost less, each reckoned like the sum itself.
import { cities, type City } from '#content/cost/cities.ts';
import { savingOf } from '#domain/cost/budget.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import type { Range } from '#domain/range.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import { isDegree, payerOf, type Situation } from '#domain/situation/situation.ts';
import type { Lists } from '../lists.ts';
import { costFor } from './cost-for.ts';

export type Lever = {
  /** What is chosen instead: a city, or something else to study. */
  to: { city: City } | { aim: Aim };
  /** Euros a month less. */
  saving: Range;
  sum: ReturnType<typeof costFor>['firstYear'];
};

/** The cheapest city, public instead of private, and vocational training; only what costs less by figures that are as complete. */
export function leversFor(
  calculation: Calculation,
  situation: Situation,
  today: string,
  lists: Lists,
  usualWay: Calculation['way'],
): readonly Lever[] {
  const now = costFor(calculation, today, lists, usualWay);
  const lever = (to: Lever['to']): Lever[] => {
    const changed =
      'city' in to
        ? { ...calculation, city: to.city.id, region: to.city.region }
        : { ...calculation, ...to, payer: payerOf({ ...situation, ...to }) };
    const then = costFor(changed, today, lists, usualWay);
    const saving = savingOf(now.firstYear, then.firstYear);
    const isComplete = then.unknown.every((part) => now.unknown.includes(part));
    return saving && isComplete ? [{ to, saving, sum: then.firstYear }] : [];
  };
  const { aim } = calculation;
  const elsewhere = cities
    .filter(({ id }) => id !== calculation.city)
    .flatMap((city) => lever({ city }))
    .toSorted((a, b) => b.saving.low - a.saving.low);
  return [
    ...elsewhere.slice(0, 1),
    ...(aim === 'private-degree' ? lever({ aim: 'public-degree' }) : []),
    ...(isDegree(aim) ? lever({ aim: 'vocational' }) : []),
  ];
}
