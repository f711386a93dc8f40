import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copy as wordsEn } from '#content/dictionaries/en/tuition.ts';
import { copy as wordsEs } from '#content/dictionaries/es/tuition.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import type { Tuition } from '#content/facts/tuition.ts';
import { facts } from '#content/facts/registry.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { locales, type Locale } from '#domain/locale.ts';
import {
  foreignFigures,
  holdsAny,
  residentFigures,
  tellsOneAlone,
} from '#tools/editor/lone-prices.ts';
import { pricedPlaces, type Place } from './priced-places.tsx';

const words = { es: wordsEs, en: wordsEn };

/** The sections that tell what residents pay and leave the others without a figure or a question to ask. */
function alone(places: readonly Place[], told: Tuition, locale: Locale): string[] {
  return places.flatMap(({ place, sections }) =>
    sections
      .filter((text) => tellsOneAlone(text, told, locale))
      .map((text) => `${place}: ${text.trim().slice(0, 160)}`),
  );
}

test('no fact outside the table is a price of a public degree, and each of its facts has the other side', () => {
  const credits = facts.filter(({ unit }) => unit === 'EUR/credit');
  expect(credits.filter(({ paidBy }) => !paidBy).map(({ id }) => id)).toEqual([]);
  const sides = (paidBy: string) => facts.filter((fact) => fact.paidBy === paidBy);
  expect(sides('resident').length).toBeGreaterThan(9);
  const known = new Set(sides('foreign').map(({ id }) => id));
  const unknown = tuition.regions.flatMap(({ region, foreign }) =>
    foreign.kind === 'unknown' ? [`tuition-${region}-foreign`] : [],
  );
  const others = sides('resident').map(({ id }) => id.replace(/-resident$/, '-foreign'));
  expect(others.filter((id) => !known.has(id) && !unknown.includes(id))).toEqual([]);
});

test('every statement of the pathway on the first price stands on facts of the second, too', () => {
  const { reasons, steps, money, questions, mistakes } = pathwayRules;
  const sidesOf = (statements: readonly { facts: readonly { paidBy?: string }[] }[]) =>
    new Set(statements.flatMap((each) => each.facts).map(({ paidBy }) => paidBy));
  const lonely = [...reasons, ...steps, ...questions, ...mistakes].filter((statement) => {
    const sides = sidesOf([statement]);
    return sides.has('resident') && !sides.has('foreign');
  });
  expect(lonely.map(({ id }) => id)).toEqual([]);
  // Rows of one table: the second price first, the first right below it.
  const firsts = money.flatMap((rule, index) => (sidesOf([rule]).has('resident') ? [index] : []));
  expect(firsts.length).toBeGreaterThan(0);
  for (const index of firsts) {
    const before = money[index - 1];
    expect(before && sidesOf([before]).has('foreign')).toBe(true);
    expect(before?.aims).toEqual(money[index]?.aims);
  }
});

describe.each(locales)('what a public degree costs, in %s', (locale) => {
  let places: Place[] = [];
  beforeAll(async () => {
    places = await pricedPlaces(locale);
  }, 300_000);

  test('is never told with the price of residents alone', () => {
    expect(alone(places, tuition, locale)).toEqual([]);
  });

  test('is told with both prices wherever a family reckons', () => {
    const [resident, foreign] = [residentFigures(tuition, locale), foreignFigures(tuition, locale)];
    const tells = (place: Place) =>
      [resident, foreign].every((side) => holdsAny(place.sections.join(' '), side));
    const telling = places.filter(tells).map(({ place }) => place);
    expect(telling).toEqual(
      locale === 'es'
        ? [
            '/',
            '/ruta-a-espana',
            '/me-llega-y-cuanto-cuesta',
            '/carreras/comparar',
            '/blog/guia-estudiar-espana',
            '/blog/mejores-universidades',
            '/blog/presupuesto-familia',
            'the live pathway',
            'the plan in a report',
            'the plan behind a shared link',
            'the plan on paper',
            'the report mail',
          ]
        : [
            '/en',
            '/en/route-to-spain',
            '/en/will-i-get-in-and-what-it-costs',
            '/en/careers/compare',
            '/en/blog/guide-studying-in-spain',
            '/en/blog/best-universities',
            '/en/blog/budget-for-a-family',
            'the live pathway',
            'the plan in a report',
            'the plan behind a shared link',
            'the plan on paper',
            'the report mail',
          ],
    );
  });
});

describe('when the second price is not known any more', () => {
  afterAll(() => vi.resetModules());

  test.each(locales)(
    'its figures are gone everywhere, and the question is there (%s)',
    async (locale) => {
      vi.resetModules();
      const changed = await import('#content/compiled/tuition/public-degrees.js');
      const before = foreignFigures(tuition, locale);
      for (const region of changed.tuition.regions) {
        Object.assign(region, { foreign: { kind: 'unknown' } });
      }
      const anew = await import('./priced-places.tsx');
      const places = await anew.pricedPlaces(locale);
      const left = places.flatMap(({ place, sections }) =>
        sections.filter((text) => holdsAny(text, before)).map(() => place),
      );
      expect(left).toEqual([]);
      expect(alone(places, changed.tuition, locale)).toEqual([]);
      const askers = places.filter(({ sections }) =>
        sections.some((text) => text.includes(words[locale].askSentence)),
      );
      expect(askers.length).toBeGreaterThanOrEqual(9);
    },
    300_000,
  );
});
