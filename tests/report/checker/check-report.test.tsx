import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { checkReport, type Views } from './check-report.ts';
import { faultKinds } from './fault.ts';
import { knownOf } from './known-of.ts';
import { lexicons, valueIds, type Letter } from './lexicon.ts';
import { createPeople, type MadeUpPerson } from './people.ts';
import { plantedInInterests } from './faults-in-interests.ts';
import { plantedInOthers } from './faults-in-others.ts';
import type { Host, Named, Planted } from './planted.ts';
import { printViews } from './print-views.tsx';
import { readText, said } from './read-text.ts';

const planted = [...plantedInInterests, ...plantedInOthers];

const SEED = 20_261_127;

type Printed = Readonly<Record<Locale, Views>>;
type Told = { readonly person: MadeUpPerson; readonly printed: Printed };

const next = createPeople(SEED);
const people = Array.from({ length: 24 }, next);

async function tell(person: MadeUpPerson, withPaper: boolean): Promise<Told> {
  const [es, en] = await Promise.all([
    printViews(person, 'es', { withPaper }),
    printViews(person, 'en', { withPaper }),
  ]);
  return { person, printed: { es, en } };
}

/** People of each kind: three tests, one, two, the short form, some answers left out. */
const told: Told[] = [];
for (const person of people.slice(0, 10)) told.push(await tell(person, person.number < 2));

test.each(told)(
  'nothing in any view contradicts itself: person $person.number',
  ({ person, printed }) => {
    expect(checkReport(printed, knownOf(person))).toEqual([]);
  },
);

const takes = (count: number, form: 'full' | 'short') => (one: Told) =>
  one.person.attempts.length === count && one.person.form === form;
const hosts: Readonly<Record<Host, Told | undefined>> = {
  whole: told.find((one) => takes(3, 'full')(one) && one.person.firstCard !== undefined),
  short: told.find((one) => one.person.form === 'short'),
  alone: told.find(takes(1, 'full')),
};

test.each(['es', 'en'] as const)(
  'reads careers, figures and what is said first, in %s',
  (locale) => {
    const one = hosts.whole;
    if (!one) throw new Error('nobody took three tests');
    for (const view of ['page', 'mail', 'link'] as const) {
      const lines = one.printed[locale][view];
      const reading = readText(lines, lexicons[locale], knownOf(one.person)[locale]);
      expect(reading.points.size).toBe(6);
      expect(reading.careers.length).toBeGreaterThan(2);
      const first = (['most', 'pair', 'pairTied'] as const).flatMap((one) => said(reading, one));
      expect(first).not.toEqual([]);
      expect(said(reading, 'unites')).not.toEqual([]);
    }
  },
);

function namedIn({ person, printed }: Told, locale: Locale): Named {
  const known = knownOf(person)[locale];
  const { points } = readText(printed[locale].page, lexicons[locale], known);
  const itemOf = (letter: Letter) =>
    [...known.typeOfItem].find(([, type]) => type === letter)?.[0] ?? '';
  const order = [...points.keys()].toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const firstCard = valueIds.find((id) => id === person.firstCard) ?? 'support';
  return { order, points, firstCard, itemOf };
}

/** The kinds that are found once the lines are there, and were not before. */
function foundIn({ host, view = 'page', lines }: Planted, locale: Locale): readonly string[] {
  const one = hosts[host];
  if (!one) throw new Error(`nobody took ${host}`);
  const { person, printed } = one;
  const views = printed[locale];
  const added = { ...views, [view]: [...views[view], ...lines[locale](namedIn(one, locale))] };
  return checkReport({ ...printed, [locale]: added }, knownOf(person)).map(({ kind }) => kind);
}

test.each(planted)('finds it where it is planted, in both languages: $kind', (fault) => {
  expect(foundIn(fault, 'es')).toContain(fault.kind);
  expect(foundIn(fault, 'en')).toContain(fault.kind);
});

test('plants a fault of each kind but those of the name and of the languages, which follow', () => {
  const kinds = new Set(planted.map(({ kind }) => kind));
  expect(faultKinds.filter((kind) => !kinds.has(kind))).toEqual([
    'name-of-lower',
    'name-twice',
    'languages-differ',
  ]);
});

test('finds a name of types that others are ahead of, one that is named twice, and figures of one language', () => {
  const one = hosts.whole;
  if (!one) throw new Error('nobody took three tests');
  const { person, printed } = one;
  const known = knownOf(person);
  const own = printed.es.page.find((line) => known.es.typesOfName.has(line)) ?? '';
  const { order, points } = namedIn(one, 'es');
  const lowest = order.at(-1);
  const [other = ''] =
    [...known.es.typesOfName].find(([, types]) => types.length === 1 && types[0] === lowest) ?? [];
  const kindsOf = (page: readonly string[]) =>
    checkReport({ ...printed, es: { ...printed.es, page } }, known).map(({ kind }) => kind);
  expect(kindsOf([other, ...printed.es.page])).toContain('name-of-lower');
  expect(kindsOf([...printed.es.page, `También podría ser «${own}», por muy poco.`])).toContain(
    'name-twice',
  );
  const first = lexicons.es.types[order[0] ?? 'R'];
  const figure = `${points.get(order[0] ?? 'R')} de 40`;
  expect(
    kindsOf(printed.es.page.map((line) => (line === figure || line.includes(first) ? '' : line))),
  ).toContain('languages-differ');
});
