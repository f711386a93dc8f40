import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadRegion } from '#content/admission/load-region.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import { newestGradesOf } from '#content/catalog/studies/newest-grades.ts';
import { cities } from '#content/cost/cities.ts';
import { knownPrices } from '#content/cost/known-prices.ts';
import { tuitionPrice } from '#content/cost/tuition-price.ts';
import type { Fact } from '#content/facts/fact.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { facts } from '#content/facts/registry.ts';
import { countedFormula } from '#domain/admission/rules.ts';
import { payers } from '#domain/cost/payer.ts';
import { regionIds } from '#domain/regions.ts';

/** Marked for a moment as not verified; put back afterwards. */
const changed: { mark: 'V' | 'S' | 'U' }[] = [];
const before = new Map<object, 'V' | 'S' | 'U'>();

function unverify(given: { mark: 'V' | 'S' | 'U' }): void {
  before.set(given, given.mark);
  changed.push(given);
  given.mark = 'U';
}

afterEach(() => {
  for (const each of changed.splice(0)) each.mark = before.get(each) ?? 'U';
});

/** Every price that any family may be told, with the facts that it rests on. */
const allPrices = () =>
  payers.flatMap((payer) =>
    regionIds.flatMap((region) =>
      [undefined, ...cities.filter((city) => city.region === region)].flatMap((city) =>
        Object.values(knownPrices(tuitionPrice({ payer }, region), city?.id)),
      ),
    ),
  );

const idsOf = (given: readonly Fact[]) => given.map(({ id }) => id);
const isOfSet = ({ id }: Fact) => /^(weights|cut-offs|cut-off-movement)-/.test(id);
const ruled = facts.filter((fact) => admissionRules.some((rule) => rule.facts.includes(fact)));
const priced = facts.filter(
  (fact) => !fact.paidBy && allPrices().some((price) => idsOf(price.facts).includes(fact.id)),
);

test('the calculators rest on facts of the register, all of them verified', () => {
  expect(ruled.length).toBeGreaterThan(15);
  expect(priced.length).toBeGreaterThan(18);
  expect(facts.filter(isOfSet).length).toBe(6);
  for (const fact of [...ruled, ...priced]) expect(fact.mark).not.toBe('U');
});

describe('a fact that is marked as not verified takes its number away', () => {
  test.each(idsOf(ruled))('%s: no rule that rests on it reckons', (id) => {
    const fact = facts.find((each) => each.id === id);
    const rules = admissionRules.filter((rule) => rule.facts.some((each) => each.id === id));
    if (fact) unverify(fact);
    expect(rules.map(countedFormula).filter(Boolean)).toEqual([]);
  });

  test.each(idsOf(priced))('%s: no price rests on it', (id) => {
    const fact = facts.find((each) => each.id === id);
    expect(allPrices().some((price) => idsOf(price.facts).includes(id))).toBe(true);
    if (fact) unverify(fact);
    expect(allPrices().filter((price) => idsOf(price.facts).includes(id))).toEqual([]);
  });

  test.each(tuition.regions.map(({ region }) => region))(
    'tuition in %s: neither price',
    (region) => {
      const row = tuition.regions.find((each) => each.region === region);
      if (row?.resident) unverify(row.resident);
      if (row && 'mark' in row.foreign) unverify(row.foreign);
      expect(tuitionPrice({ payer: 'resident' }, region)).toBeUndefined();
      expect(tuitionPrice({ payer: 'foreign' }, region)).toBeUndefined();
    },
  );

  test.each(idsOf(facts.filter(isOfSet)))('%s: the whole set is gone', async (id) => {
    const madrid = await loadRegion.madrid();
    const andalusia = await loadRegion.andalusia();
    const catalonia = await loadRegion.catalonia();
    const told = () =>
      JSON.stringify([
        verifiedOffers('madrid', madrid, 'derecho'),
        verifiedOffers('andalusia', andalusia, 'derecho'),
        verifiedOffers('catalonia', catalonia, 'derecho'),
        degreeGrades(),
        verifiedMovements(),
      ]);
    const degreeGrades = () => [...newestGradesOf('derecho')];
    const full = told();
    const fact = facts.find((each) => each.id === id);
    if (fact) unverify(fact);
    expect(told().length).toBeLessThan(full.length);
  });
});

test('the money of the pathway, too, has no amount that rests on an unverified fact', async () => {
  const amountsOf = (
    rules: readonly { facts: readonly { id: string }[]; low?: number }[],
    id: string,
  ) => rules.filter((rule) => rule.facts.some((fact) => fact.id === id)).map(({ low }) => low);
  const { money } = await import('#content/pathway/money.ts');
  const ids = [...new Set(money.flatMap((rule) => rule.facts.map((fact) => fact.id)))];
  const single = ids.filter((id) => !id.startsWith('tuition-'));
  expect(single.length).toBeGreaterThan(8);
  for (const id of single) expect(amountsOf(money, id)).not.toContain(undefined);
  vi.resetModules();
  const anew = await import('#content/facts/registry.ts');
  for (const fact of anew.facts) Object.assign(fact, { mark: 'U' });
  const { money: unverified } = await import('#content/pathway/money.ts');
  for (const id of single) expect(amountsOf(unverified, id).filter(Boolean)).toEqual([]);
  vi.resetModules();
});
