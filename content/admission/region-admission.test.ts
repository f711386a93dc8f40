import { expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { movements } from '#content/compiled/admission/movements.js';
import { loadRegion } from './load-region.ts';
import { offersOf } from './region-admission.ts';

test('a line is read with its weights, what is unclear, its campuses, and centres of others apart', () => {
  const list = { year: 2025, round: 'first' } as const;
  const affiliated = { ...list, grade: 5, lowest: 5 };
  const region = {
    weights: { derecho: 'ucm uam: ma2 bi1 hf?; urjc: la2' },
    cutOffs: { derecho: 'ucm 2021:6.5-6.898' },
    newest: {
      ...list,
      own: { derecho: 'uam 9.837; ucm 8.439-9.2' },
      affiliated: { derecho: 'ucm CES Cardenal Cisneros 5; ucm ISDE 5-6.1; urjc CEDEU 5' },
    },
  };
  expect(offersOf(region, 'derecho')).toEqual([
    {
      university: 'uam',
      weights: { maths: 0.2, biology: 0.1 },
      unclear: ['philosophy'],
      cutOffs: [{ ...list, grade: 9.837, lowest: 9.837 }],
      affiliated: [],
    },
    {
      university: 'ucm',
      weights: { maths: 0.2, biology: 0.1 },
      unclear: ['philosophy'],
      cutOffs: [
        { ...list, grade: 9.2, lowest: 8.439 },
        { year: 2021, round: 'unsaid', grade: 6.898, lowest: 6.5 },
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

test('lines of regions are those of their tables, as some were read by hand', async () => {
  const [madrid, andalusia, valencia, rioja] = await Promise.all([
    loadRegion.madrid(),
    loadRegion.andalusia(),
    loadRegion.valencia(),
    loadRegion['la-rioja'](),
  ]);
  expect(madrid.weights?.['terapia-ocupacional']).toBe(
    'uam: ma2 fi2 qu2 gl1 bi2 mc1; ucm: ma? fi2 qu2 gl1 fr1; urjc: ma? fi2 qu2',
  );
  expect(andalusia.weights?.['derecho']).toBe('*: em2 mc2 ge2 la2 gr1 ha1 mv1 hf2');
  expect(valencia.cutOffs['criminologia']).toBe(
    'ua 2021:8.7 2020:7.4 2019:5.91-8.89; uji 2021:9.93 2020:9.3 2019:8.89; uv 2021:11.1 2020:10.46 2019:10',
  );
  expect(valencia.weights).toBeNull();
  expect(rioja.cutOffs['enfermeria']).toBe('unirioja 2021:11.879');
  expect(madrid.newest?.own['derecho']).toContain('ucm 8.439');
  expect(madrid.newest?.affiliated['derecho']).toContain('ucm CES Cardenal Cisneros 5');
});

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
