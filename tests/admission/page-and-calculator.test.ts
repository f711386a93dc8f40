// What a degree's page and the calculator say of the same grade, over all pairs of degree and university outside Madrid, which
// has a test of its own.
import { expect, test } from 'vitest';
import { degreeFacts } from '#app/prerender/catalog/degree-facts.ts';
import { loadRegion } from '#content/admission/load-region.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import { degrees } from '#content/catalog/degrees.ts';
import { offers } from '#content/catalog/studies/offers.ts';
import { gradeYears } from '#content/catalog/studies/offer.ts';
import { movements } from '#content/compiled/admission/movements.js';
import { universities, universityOfCode } from '#content/compiled/studies/universities.js';
import { copy as career } from '#content/dictionaries/es/career.ts';
import { copy } from '#content/dictionaries/es/degree.ts';
import { regionIds } from '#domain/regions.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';

const figure = (grade: number) => (grade === 5 ? 'sin límite' : String(grade).replace('.', ','));
const rangeOf = (grades: readonly number[]) => {
  const [low, high] = [Math.min(...grades), Math.max(...grades)];
  return low === high ? figure(low) : `${figure(low)}–${figure(high)}`;
};
const nameOf = (code: string) => universities[universityOfCode[code] ?? 'barcelona'].name;

const listed = rowsIn(process.cwd(), tables.cataloniaCutOffs).filter((row) => row.degree_id !== '');
const pairsOf = (kind: string) =>
  Map.groupBy(
    listed.filter((row) => row.kind === kind),
    (row) =>
      `${row.degree_id} · ${nameOf(row.university)}${kind === 'own' ? '' : ` · ${row.centre}`}`,
  );
const expectedOf = (kind: string) =>
  Object.fromEntries(
    [...pairsOf(kind)].map(([pair, rows]) => [
      pair,
      rangeOf(rows.map(({ grade }) => Number(grade))),
    ]),
  );
const offersOfCatalonia = async () => {
  const catalonia = await loadRegion.catalonia();
  return degrees.flatMap(({ id }) =>
    verifiedOffers('catalonia', catalonia, id).map((offer) => ({ id, ...offer })),
  );
};

test('grades of Catalonia stand on pages as in its list, campus by campus, and under the names of affiliated centres', () => {
  const catalan = new Set(['uab', 'ub', 'udg', 'udl', 'upc', 'upf', 'urv'].map(nameOf));
  const own = degrees.flatMap((degree) =>
    degreeFacts(degree, 'es', copy, career).publicPlaces.flatMap(({ university, city, cells }) => {
      const newest = /2025-26: ([^)]*)/.exec(cells[1] ?? '')?.[1];
      if (newest === undefined || !catalan.has(university)) return [];
      const pair = `${degree.id} · ${university}`;
      const there = (pairsOf('own').get(pair) ?? []).filter((row) =>
        row.city.split(', ').some((each) => city.includes(each)),
      );
      return [{ pair, city, newest, there }];
    }),
  );
  const rangeThere = (rows: typeof listed) => rangeOf(rows.map(({ grade }) => Number(grade)));
  expect(own.filter(({ newest, there }) => newest !== rangeThere(there))).toEqual([]);
  const shown = new Set(own.flatMap(({ there }) => there));
  const ofOwn = [...pairsOf('own').values()].flat();
  expect(ofOwn.length).toBeGreaterThan(150);
  expect(ofOwn.filter((row) => !shown.has(row))).toEqual([]);
  const affiliated = degrees.flatMap((degree) =>
    degreeFacts(degree, 'es', copy, career)
      .affiliated.filter(({ city, detail }) => detail !== '' && catalan.has(city))
      .map(({ name, city, detail }) => [
        `${degree.id} · ${city} · ${name}`,
        detail.replace('2025-26: ', ''),
      ]),
  );
  expect(affiliated.length).toBeGreaterThan(25);
  expect(Object.fromEntries(affiliated)).toEqual(expectedOf('affiliated'));
});

test('the calculator reckons with the same list, which says that it is the first', async () => {
  const reckoned = await offersOfCatalonia();
  const own = reckoned.flatMap(({ id, university, cutOffs }) =>
    cutOffs
      .filter(({ round }) => round === 'first')
      .map(({ lowest, grade }) => [`${id} · ${nameOf(university)}`, rangeOf([lowest, grade])]),
  );
  const others = reckoned.flatMap(({ id, university, affiliated }) =>
    affiliated.map(({ centre, lowest, grade }) => [
      `${id} · ${nameOf(university)} · ${centre}`,
      rangeOf([lowest, grade]),
    ]),
  );
  expect(Object.fromEntries(own)).toEqual(expectedOf('own'));
  expect(Object.fromEntries(others)).toEqual(expectedOf('affiliated'));
});

test('a list that is older and one that says its round are never of one year, and the newest stands first', async () => {
  for (const region of ['madrid', 'catalonia'] as const) {
    const data = await loadRegion[region]();
    const all = degrees.flatMap(({ id }) => verifiedOffers(region, data, id));
    const wrong = all.filter(({ cutOffs }) => {
      const years = cutOffs.map(({ year }) => year);
      const later = cutOffs.slice(1);
      return (
        new Set(years).size < years.length ||
        later.some(({ round }) => round !== 'unsaid') ||
        years.join() !== years.toSorted((a, b) => b - a).join()
      );
    });
    expect(all.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  }
});

/** First year of the courses that the calculator tells. */
const firstReckoned = 2019;

test('grades of the Ministry are the same on pages and in the calculator, for every degree, university and year', async () => {
  const onPages = new Map<string, number>();
  for (const { id } of degrees)
    for (const { university, grades } of offers[id] ?? [])
      for (const [index, grade] of grades.entries()) {
        const year = gradeYears[index] ?? 0;
        const key = `${id} ${university} ${year}`;
        if (grade === undefined || year < firstReckoned) continue;
        onPages.set(key, Math.min(grade, onPages.get(key) ?? Infinity));
      }
  const reckoned = new Map<string, number>();
  for (const region of regionIds) {
    const data = await loadRegion[region]();
    for (const { id } of degrees)
      for (const { university, cutOffs } of verifiedOffers(region, data, id))
        for (const { year, lowest } of cutOffs.filter(({ round }) => round === 'unsaid'))
          reckoned.set(`${id} ${universityOfCode[university]} ${year}`, lowest);
  }
  expect(reckoned.size).toBeGreaterThan(4500);
  expect(Object.fromEntries(onPages)).toEqual(Object.fromEntries(reckoned));
});

test('the band of a region is what its own grades moved, wherever enough of them were counted', async () => {
  const rows = rowsIn(process.cwd(), tables.movements);
  for (const region of regionIds) {
    const bands = verifiedMovements(await loadRegion[region]());
    expect(bands).toHaveLength(movements.length);
    for (const { from, years, most } of bands) {
      const of = (place: string) =>
        rows.find(
          (row) => row.region === place && Number(row.from) === from && Number(row.years) === years,
        );
      expect(most).toBe(Number((of(region) ?? of('spain'))?.most));
    }
  }
});
