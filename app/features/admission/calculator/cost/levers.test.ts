import { expect, test } from 'vitest';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { calculationOf, nothingTyped } from '#domain/situation/calculation.ts';
import { emptySituation, type Situation } from '#domain/situation/situation.ts';
import { listsIn } from '#app/features/admission/first-answer.tsx';
import { costFor } from './cost-for.ts';
import { leversFor } from './levers.ts';

const today = '2026-11-27';
const lists = listsIn('es');

/** What lowers the first year of a family in this city, by the names of what is chosen instead. */
function leversOf(who: Partial<Situation>, city: string) {
  const situation = { ...emptySituation, country: 'MX' as const, ...who };
  const calculation = calculationOf({ ...nothingTyped, city }, situation, ofCountries, today);
  const { firstYear } = costFor(calculation, today, lists);
  return {
    firstYear,
    levers: leversFor(calculation, situation, today, lists, '').map(({ to, ...rest }) => ({
      to: 'city' in to ? to.city.id : to.aim,
      ...rest,
    })),
  };
}

test('each lever says the sum that its own choice makes, and none costs more', () => {
  const who = { region: 'madrid', passport: 'eu' } as const;
  const { firstYear, levers } = leversOf({ ...who, aim: 'private-degree' }, 'madrid');
  expect(levers.map(({ to }) => to)).toContain('public-degree');
  for (const { saving, sum } of levers) {
    expect(saving.low).toBeGreaterThan(0);
    expect(firstYear.amount.low - sum.amount.low).toBeGreaterThanOrEqual(saving.low * 12 - 0.01);
    expect(firstYear.amount.high - sum.amount.high).toBeGreaterThanOrEqual(saving.low * 12 - 0.01);
  }
  const instead = leversOf({ ...who, aim: 'public-degree' }, 'madrid').firstYear;
  expect(levers.find(({ to }) => to === 'public-degree')?.sum).toEqual(instead);
});

test('of cities the cheapest is named, with vocational training beside it, which a language course does not offer', () => {
  const { levers } = leversOf({ region: 'madrid' }, 'madrid');
  expect(levers.map(({ to }) => to)).toEqual(['bilbao', 'vocational']);
  expect(leversOf({ region: 'murcia' }, 'murcia').levers.map(({ to }) => to)).not.toContain(
    'madrid',
  );
  const language = leversOf({ region: 'madrid', aim: 'language-first' }, 'madrid').levers;
  expect(language.every(({ to }) => to !== 'vocational')).toBe(true);
});
