import { beforeAll, expect, test } from 'vitest';
import { renderedCareers, type RenderedCareer } from '../rendered-careers.tsx';
import { readCareers, type CareerData } from './data-files.ts';
import { rulesOfFigures } from './rules-of-figures.ts';
import { swap } from './rule.ts';
import { rulesOfCohorts } from './rules-of-cohorts.ts';
import { rulesOfGates } from './rules-of-gates.ts';
import { rulesOfWork } from './rules-of-work.ts';
import { rulesOfValues } from './rules-of-values.ts';
import { readShown, type ShownCareer } from './shown-career.ts';
import { numberWords } from './number-words.ts';

const rules = [
  ...rulesOfWork,
  ...rulesOfFigures,
  ...rulesOfGates,
  ...rulesOfValues,
  ...rulesOfCohorts,
];
let pages: readonly RenderedCareer[];
let shownPages: ReadonlyMap<RenderedCareer, ShownCareer>;
let data: ReadonlyMap<string, CareerData>;

beforeAll(async () => {
  pages = [...(await renderedCareers('es')), ...(await renderedCareers('en'))];
  shownPages = new Map(pages.map((page) => [page, readShown(page)]));
  data = readCareers();
  // On two busy processors all pages take more than a minute.
}, 300_000);

function dataOf({ id }: ShownCareer): CareerData {
  const of = data.get(id);
  if (!of) throw new Error(`no record of ${id}`);
  return of;
}

test('of every career all parts of its page are read, in both languages', () => {
  expect(pages).toHaveLength(570);
  for (const [page, shown] of shownPages) {
    const { badge, does, day, tasks, tires, reach, practice, places } = shown;
    const parts = { badge, does, day, tasks, tires, reach, practice, places };
    const empty = Object.entries(parts).filter(([, text]) => text.length < 2);
    expect([page.id, empty]).toEqual([page.id, []]);
    expect([page.id, shown.interests.length]).toEqual([page.id, 6]);
    expect([page.id, [0, 6].includes(shown.values.length)]).toEqual([page.id, true]);
    expect([page.id, [1, 6].includes(shown.settings.length)]).toEqual([page.id, true]);
  }
});

test.each(rules)('no page says otherwise in another place: $name', (rule) => {
  const findings = [...shownPages.values()].flatMap((shown) => {
    const said = rule.find(shown, dataOf(shown));
    return said === undefined ? [] : [`${shown.id} (${shown.locale}): ${said}`];
  });
  expect(findings).toEqual([]);
});

test.each(rules)('a contradiction that is planted is found: $name', (rule) => {
  const { career, plant } = rule.planted;
  const page = pages.find(({ id, locale }) => id === career && locale === 'es');
  if (!page) throw new Error(`no page of ${career}`);
  const shown = readShown(page);
  expect(rule.find(shown, dataOf(shown))).toBeUndefined();
  const changed = readShown({ ...page, html: plant(page.html) });
  expect(rule.find(changed, dataOf(changed))).toBeDefined();
});

/** Parts that tell figures, in words, too. */
const counted = ['reach', 'practice', 'places', 'placeLines', 'valuesText'] as const;

/** Parts in which each language has its own idioms of two and eleven, and the same figures. */
const told = ['afterwards', 'day', 'tasks', 'does', 'tires'] as const;

/** Figures of a text, whichever way its language parts thousands and decimals. */
function figuresOf(text: string | readonly string[]): readonly string[] {
  return [...String(text).matchAll(/\b\d+(?:[.,:]\d+)*\b/g)]
    .map(([figure]) => figure.replaceAll(/\D/g, ''))
    .toSorted();
}

function numbersInWords(text: string | readonly string[]): readonly string[] {
  const said = String(text).toLowerCase();
  return numberWords.flatMap(([es, en]) =>
    [...said.matchAll(new RegExp(`\\b(?:${es}|${en})\\b`, 'g'))].map(() => String(es)),
  );
}

/** Parts whose figures differ between the two languages. */
function unlikeParts(one: ShownCareer, other: ShownCareer): string[] {
  const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');
  return [
    ...counted.filter((part) => !isSame(numbersInWords(one[part]), numbersInWords(other[part]))),
    ...[...counted, ...told].filter(
      (part) => !isSame(figuresOf(one[part]), figuresOf(other[part])),
    ),
  ];
}

test('both languages of a page tell the same figures, and one that is planted is found', () => {
  const all = [...shownPages.values()];
  const english = new Map(
    all.filter(({ locale }) => locale === 'en').map((each) => [each.id, each]),
  );
  const spanish = all.filter(({ locale }) => locale === 'es');
  const unlike = spanish.flatMap((one) => {
    const other = english.get(one.id);
    const found = other ? unlikeParts(one, other) : ['page'];
    return found.map((part) => `${one.id}: ${part}`);
  });
  expect(unlike).toEqual([]);
  const page = pages.find(({ id, locale }) => id === 'enfermeria' && locale === 'en');
  const nursing = spanish.find(({ id }) => id === 'enfermeria');
  if (!page || !nursing) throw new Error('no page of nursing');
  const changed = (found: string, put: string) =>
    unlikeParts(nursing, readShown({ ...page, html: swap(page.html, new RegExp(found), put) }));
  expect(changed('38 public', '83 public')).toEqual(['places']);
  expect(changed('89.22%', '98.22%')).toEqual(['afterwards']);
  expect(changed('two years', 'three years')).toEqual(['practice']);
});
