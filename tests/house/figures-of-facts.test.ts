import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fact } from '#content/facts/fact.ts';
import { someOf } from '#tests/drill.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Place } from './priced-places.tsx';

// Each fact gets a value that nothing else in the house says, and everything is rendered: wherever that value stands, the page
// took it from the fact. Then half of the facts are marked as not verified, and after that the other half: what stands beside
// each other (the lowest and the highest price, the first and the last day) is in different halves.
const today = '2026-11-23';
beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

async function wordsIn(locale: Locale) {
  const [pathway, tuition, article, calculator, country] = await Promise.all(
    locale === 'es'
      ? [
          import('#content/sentences/pathway/es/pathway.ts'),
          import('#content/dictionaries/es/tuition.ts'),
          import('#content/dictionaries/es/article.ts'),
          import('#content/dictionaries/es/calculator.ts'),
          import('#content/dictionaries/es/country-way.ts'),
        ]
      : [
          import('#content/sentences/pathway/en/pathway.ts'),
          import('#content/dictionaries/en/tuition.ts'),
          import('#content/dictionaries/en/article.ts'),
          import('#content/dictionaries/en/calculator.ts'),
          import('#content/dictionaries/en/country-way.ts'),
        ],
  );
  return {
    pathway: pathway.copy,
    tuition: tuition.copy,
    article: article.copy,
    calculator: calculator.copy,
    country: country.copy,
  };
}

/** The house anew, with these values and marks. */
async function rendered(locale: Locale, unverified: (index: number) => boolean) {
  const { everyFact: facts } = await import('#content/facts/every-fact.ts');
  const { tuition } = await import('#content/compiled/tuition/public-degrees.js');
  const own: Fact[] = facts.filter(({ paidBy }) => !paidBy);
  const planted = own.map((fact, index) => {
    fact.value = plantedValue(fact, index);
    if (unverified(index)) fact.mark = 'U';
    return { id: fact.id, pattern: writtenAs(fact, locale), isUnverified: unverified(index) };
  });
  for (const [index, { region, resident, foreign }] of tuition.regions.entries()) {
    const isUnverified = unverified(index);
    const plant = (side: string, value: number) =>
      planted.push({ id: `tuition-${region}-${side}`, pattern: numeral(value), isUnverified });
    if (resident) {
      const value = 50_001 + index * 10;
      Object.assign(resident, { per: 'year', form: 'single', low: value, high: value });
      if (isUnverified) resident.mark = 'U';
      plant('resident', value);
    }
    if (foreign.kind !== 'unknown' && isUnverified) foreign.mark = 'U';
    if (foreign.kind !== 'examples') continue;
    for (const [n, example] of foreign.examples.entries()) {
      Object.assign(example, { foreign: 60_001 + n, resident: 65_001 + n });
      plant(`foreign ${example.degree}`, example.foreign);
    }
  }
  Object.assign(tuition.spain, { per: 'year', low: 70_010, high: 70_010 });
  if (unverified(0)) tuition.spain.mark = 'U';
  planted.push({ id: 'tuition-spain', pattern: numeral(70_010), isUnverified: unverified(0) });
  const { wayFacts } = await import('#content/ways/registry.ts');
  for (const [index, fact] of wayFacts.entries()) {
    const words = `Wq${index}z`;
    fact.says = { es: words, en: words };
    if (unverified(index)) fact.mark = 'U';
    planted.push({
      id: fact.id,
      pattern: new RegExp(words),
      isUnverified: unverified(index),
    });
  }
  const { figurePlaces } = await import('./figure-places.tsx');
  const places = await figurePlaces(locale, today);
  const standsIn = (pattern: RegExp, { sections }: Place) =>
    sections.some((text) => pattern.test(text));
  return {
    figures: planted.map((each) => ({
      ...each,
      places: places.filter((place) => standsIn(each.pattern, place)).map(({ place }) => place),
    })),
    texts: new Map(places.map(({ place, sections }) => [place, sections.join(' ')])),
  };
}

/** What a family is told in the place of a figure. */
async function questionsIn(locale: Locale): Promise<string[]> {
  const { toldIn } = await import('#content/facts/fact-sentences.ts');
  const { pathway, tuition, article, calculator, country } = await wordsIn(locale);
  return [
    toldIn(locale)`${undefined}`,
    pathway.answer.unknown,
    tuition.askShort,
    tuition.residentUnknown,
    article.unverified,
    calculator.costParts.show.unknown,
    ...Object.values(calculator.costParts.ask),
    ...Object.values(country.ask),
  ];
}

function plantedValue({ unit }: Fact, index: number): Fact['value'] {
  if (unit === 'text') return `Zq${index}z`;
  // No page says a day of February by itself.
  if (unit === 'day') return `2031-02-${String((index % 28) + 1).padStart(2, '0')}`;
  return 30_001 + index * 3;
}

/** A whole number with whatever parts its thousands. */
function numeral(value: number): RegExp {
  const [thousands, rest] = [Math.floor(value / 1000), String(value % 1000).padStart(3, '0')];
  return new RegExp(`(?<![\\d.,])${thousands}[., ]?${rest}(?!\\d)`);
}

function writtenAs({ unit, value }: Fact, locale: Locale): RegExp {
  if (unit === 'text') return new RegExp(String(value));
  if (unit !== 'day') return numeral(Number(value));
  const day = Number(String(value).slice(-2));
  return locale === 'es' ? new RegExp(`\\b${day} de febrero`) : new RegExp(`\\b${day} February`);
}

describe.each(someOf(locales, 1))('every figure that is printed, in %s', (locale) => {
  test('is taken from its fact, and is gone when it is not verified, with a question in its place', async () => {
    const { figures: whole } = await rendered(locale, () => false);
    const printed = whole.filter(({ places }) => places.length > 0);
    expect(printed.length).toBeGreaterThan(200);
    for (const half of [0, 1]) {
      vi.resetModules();
      const { figures, texts } = await rendered(locale, (index) => index % 2 === half);
      const gone = figures.filter(({ isUnverified }) => isUnverified);
      const left = gone.filter(({ places }) => places.length > 0);
      expect(left.map(({ id, places }) => `${id}: ${places.join(', ')}`)).toEqual([]);
      const questions = await questionsIn(locale);
      const silent = printed
        .filter(({ id }) => gone.some((each) => each.id === id))
        .flatMap(({ id, places }) => places.map((place) => ({ id, place })))
        .filter(({ place }) => !questions.some((words) => texts.get(place)?.includes(words)));
      expect(silent).toEqual([]);
      const still = figures.filter(({ places }) => places.length > 0);
      // The other half stands: nothing took away more than it had to.
      expect(still.length).toBeGreaterThan(printed.length * 0.4);
    }
  }, 300_000);
});

test.each(locales)(
  'no amount of money is written by hand in %s',
  async (locale) => {
    const { texts } = await rendered(locale, () => false);
    const amounts = [...texts].flatMap(([place, text]) =>
      [...text.matchAll(/(?:€ ?(\d[\d.,]*\d|\d))|(?:(\d[\d.,]*\d|\d) ?€)/g)].map((found) => ({
        place,
        amount: Number((found[1] ?? found[2] ?? '').replaceAll(/[.,]/g, '')),
      })),
    );
    expect(amounts.length).toBeGreaterThan(300);
    // What the test itself costs is ours to say: nothing.
    expect(amounts.filter(({ amount }) => amount > 0 && amount < 30_000)).toEqual([]);
  },
  300_000,
);
