import { expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { regionIds } from '#domain/regions.ts';
import { loadRegion } from './load-region.ts';
import { movements } from './movements.ts';
import { offersOf } from './region-admission.ts';
import { universityNames } from './universities.ts';

test('a line is read with its weights, what is unclear, its campuses, and centres of others apart', () => {
  const region = {
    weights: { derecho: 'ucm uam: ma2 bi1 hf?; urjc: la2' },
    cutOffs: { derecho: 'ucm 2021:6.5-6.898' },
    newest: {
      year: 2025,
      own: { derecho: 'uam 9.837; ucm 8.439-9.2' },
      affiliated: { derecho: 'ucm CES Cardenal Cisneros 5; ucm ISDE 5-6.1; urjc CEDEU 5' },
    },
  };
  const affiliated = { year: 2025, grade: 5, lowest: 5 };
  expect(offersOf(region, 'derecho')).toEqual([
    {
      university: 'uam',
      weights: { maths: 0.2, biology: 0.1 },
      unclear: ['philosophy'],
      cutOffs: [{ year: 2025, grade: 9.837, lowest: 9.837 }],
      affiliated: [],
    },
    {
      university: 'ucm',
      weights: { maths: 0.2, biology: 0.1 },
      unclear: ['philosophy'],
      cutOffs: [
        { year: 2025, grade: 9.2, lowest: 8.439 },
        { year: 2021, grade: 6.898, lowest: 6.5 },
      ],
      affiliated: [
        { ...affiliated, centre: 'CES Cardenal Cisneros' },
        { ...affiliated, centre: 'ISDE', grade: 6.1 },
      ],
    },
    {
      university: 'urjc',
      weights: { latin: 0.2 },
      unclear: [],
      cutOffs: [],
      affiliated: [{ ...affiliated, centre: 'CEDEU' }],
    },
  ]);
  expect(offersOf(region, 'medicina')).toEqual([]);
});

test('a district that weighs alike everywhere does so where no grade is known, too', () => {
  const region = { weights: { derecho: '*: la2' }, cutOffs: {} };
  expect(offersOf(region, 'derecho')).toMatchObject([{ university: '*', weights: { latin: 0.2 } }]);
});

test.each(regionIds)(
  'every line of %s is of a degree, a university and grades that exist',
  async (region) => {
    const data = await loadRegion[region]();
    const known = new Set(degrees.map(({ id }) => id));
    const named = [...Object.keys(data.weights ?? {}), ...Object.keys(data.cutOffs)];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    for (const { university, weights, cutOffs } of named.flatMap((id) => offersOf(data, id))) {
      expect(university === '*' || universityNames[university]).toBeTruthy();
      expect(
        Object.values(weights ?? {}).filter((weight) => ![0.1, 0.15, 0.2].includes(weight)),
      ).toEqual([]);
      for (const { year, grade, lowest } of cutOffs) {
        expect([2019, 2020, 2021, 2025]).toContain(year);
        expect(grade >= lowest && lowest >= 5 && grade <= 14).toBe(true);
      }
    }
  },
);

test('at least eighty of our degrees have weights and lowest grades in Madrid, and weights in Andalusia', async () => {
  const [madrid, andalusia] = await Promise.all([loadRegion.madrid(), loadRegion.andalusia()]);
  const complete = degrees.filter(({ id }) =>
    offersOf(madrid, id).some(
      ({ weights, cutOffs }) => weights && cutOffs.some(({ year }) => year === 2025),
    ),
  );
  expect(complete.length).toBeGreaterThanOrEqual(80);
  expect(Object.keys(andalusia.weights ?? {}).length).toBeGreaterThanOrEqual(80);
});

test('a movement is known for each level and for one to six years, and grows with the years', () => {
  const levels = [...new Set(movements.map(({ from }) => from))];
  for (const from of levels) {
    const most = movements.filter((each) => each.from === from).map((each) => each.most);
    expect(most).toHaveLength(6);
    expect(most).toEqual(most.toSorted((a, b) => a - b));
  }
});
