// A month of living costs the same on every page that tells it: the calculators, the way to Spain, the pages of countries, a
// family's page of a link and the questions of the landing page.
import { expect, test } from 'vitest';
import { supposedCost } from '#app/features/admission/first-answer.tsx';
import { ways } from '#content/compiled/countries/ways.js';
import { copy as calculatorEn } from '#content/dictionaries/en/calculator-form.ts';
import { copy as countryEn } from '#content/dictionaries/en/country-way.ts';
import { copy as meetingEn } from '#content/dictionaries/en/meeting-page.ts';
import { copy as pathwayEn } from '#content/dictionaries/en/pathway.ts';
import { copy as sharedEn } from '#content/dictionaries/en/shared-result.ts';
import { copy as calculator } from '#content/dictionaries/es/calculator-form.ts';
import { copy as country } from '#content/dictionaries/es/country-way.ts';
import { copy as meeting } from '#content/dictionaries/es/meeting-page.ts';
import { copy as pathway } from '#content/dictionaries/es/pathway.ts';
import { copy as shared } from '#content/dictionaries/es/shared-result.ts';
import { familyNumbers } from '#content/cost/family-numbers.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { toldNumbers } from '#content/ways/tell-numbers.ts';
import { monthOf } from '#domain/cost/cost.ts';
import { pathwayFor } from '#domain/pathway/pathway-for.ts';
import { inTens } from '#domain/range.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { costs } from './reckon.ts';

const today = '2026-11-28';

function ofCalculator(region: RegionId) {
  const city = region === 'madrid' ? { city: 'madrid' } : {};
  const { lines } = costs('', { kind: 'degree', payer: 'foreign' }, { region, ...city });
  return inTens(monthOf(lines));
}

function ofPathway(region: RegionId) {
  const choice = {
    country: 'MX',
    diploma: 'national',
    aim: 'public-degree',
    start: '2027-09',
  } as const;
  const { money } = pathwayFor(pathwayRules, choice, today, { region });
  const living = money.filter(({ id }) => id.startsWith('living'));
  return living.map(({ low, high }) => ({ low, high }));
}

test.each(regionIds)('the way and the calculators say the same of %s', (region) => {
  expect(ofPathway(region)).toEqual([ofCalculator(region)]);
});

test('Madrid is of one price on the calculators, a country’s page and a family’s page', () => {
  const mexico = ways.find(({ code }) => code === 'MX');
  if (!mexico) throw new Error('no way from Mexico');
  const words = { range: '{low} a {high}', from: '', rate: '' };
  expect(ofCalculator('madrid')).toEqual({ low: 880, high: 960 });
  const lists = { degrees: [], regions: [], means: undefined };
  expect(inTens(monthOf(supposedCost('MX', today, lists).cost.lines))).toEqual(
    ofCalculator('madrid'),
  );
  expect(familyNumbers().madrid).toMatchObject(ofCalculator('madrid'));
  expect(toldNumbers(mexico, 'es', words).month).toMatchObject({
    own: '$18,000 a 19,600',
    euros: expect.stringMatching(/^880 a 960\s€$/),
  });
});

test.each([
  [
    'es',
    calculator,
    [
      country.numbers.range,
      pathway.amounts.range,
      meeting.paper.span,
      shared.parents.numbers.range,
    ],
  ],
  [
    'en',
    calculatorEn,
    [
      countryEn.numbers.range,
      pathwayEn.amounts.range,
      meetingEn.paper.span,
      sharedEn.parents.numbers.range,
    ],
  ],
])('%s: from one price to another is written alike on every page', (_, { cost }, ranges) => {
  const plain = ranges.map((range) => range.replaceAll(/\s/g, ' '));
  expect(new Set(plain)).toEqual(new Set([cost.span]));
});
