import { expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/tuition.ts';
import { copy as spanish } from '#content/dictionaries/es/tuition.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { allTuitionFacts, pairFacts } from '#content/facts/tuition-facts.ts';
import { foreignYearOf, type ForeignPrice } from '#content/facts/tuition.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { tellBasis, tellTuition } from './tell-tuition.ts';
import { tellTuitionTable } from './tell-tuition-table.ts';

const es = { locale: 'es', words: spanish } as const;
const en = { locale: 'en', words: english } as const;
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** The table with another second price in one region. */
function withForeign(region: RegionId, foreign: ForeignPrice) {
  const regions = tuition.regions.map((each) =>
    each.region === region ? { ...each, foreign } : each,
  );
  return { ...tuition, regions };
}

test('Madrid has both prices, with the kind and the date of the source', () => {
  const told = tellTuition(es, 'madrid');
  expect(spaced(told.resident)).toBe(
    'Madrid. Con pasaporte de la UE o residencia en España: de 1.015 € a 1.241 € al año (2026-27, según la carrera; según la universidad, septiembre de 2026).',
  );
  expect(told.foreign.map(spaced)).toEqual([
    'De fuera de la UE y sin residencia: 6.823 € al año en Derecho, 7.714 € al año en Ingeniería y 8.186 € al año en Biomedicina (2026-27, en vez de 1.015 €, 1.166 € y 1.241 €; según la universidad, septiembre de 2026). Es el precio de la Carlos III: las demás públicas de Madrid cobraban lo mismo por nivel. Una rebaja anunciada para estudiantes de Hispanoamérica no se aplicaba el 13 de mayo de 2025, y en esta lista tampoco está: pregunta.',
  ]);
  expect(told.ask).toContain('«No tengo pasaporte de la UE');
});

test('English says the same with its own signs', () => {
  const { resident, foreign } = tellTuition(en, 'madrid');
  expect(resident).toContain('€1,015 to €1,241 a year (2026–27');
  expect(foreign[0]).toContain(
    '€6,823 a year in Law, €7,714 a year in Engineering and €8,186 a year in Biomedicine',
  );
});

test('Valencia’s double is reckoned from the price of the same year, and from no other', () => {
  const valencia = tuition.regions.find(({ region }) => region === 'valencia');
  if (!valencia?.resident) throw new Error('Valencia has a price');
  expect(foreignYearOf(valencia)).toEqual({ low: 1534, high: 1534 });
  expect(foreignYearOf({ ...valencia, resident: { ...valencia.resident, year: '2022-23' } })).toBe(
    undefined,
  );
  expect(spaced(tellTuition(es, 'valencia').foreign.join(' '))).toContain(
    'el doble, desde 1.534 € al año',
  );
});

test('a second price that becomes unknown leaves a question, in the region and in all of Spain', () => {
  const changed = withForeign('madrid', { kind: 'unknown' });
  const { foreign } = tellTuition(es, 'madrid', changed);
  expect(foreign).toEqual([
    'De fuera de la UE y sin residencia: pregunta por escrito a la universidad.',
  ]);
  expect(tellTuition(es, undefined, changed).foreign.join(' ')).not.toMatch(/Madrid|6\.822|8\.188/);
  expect(tellTuitionTable(es, changed).find(({ id }) => id === 'madrid')?.second).toMatchObject({
    amount: spanish.askShort,
    isAsk: true,
  });
  const none = tellTuition(es, undefined, {
    ...changed,
    regions: changed.regions.map((each) => ({ ...each, foreign: { kind: 'unknown' } })),
  });
  expect(none.foreign).toContain(spanish.pair.none);
  expect(tellBasis(es, 'foreign')).toBe(
    'Según la prensa y las universidades, cursos 2025-26 y 2026-27.',
  );
  expect(tellBasis(es, 'foreign', { ...tuition, regions: [] })).toBe('');
});

test.each(regionIds)('%s is never told without the second price or the question', (region) => {
  for (const said of [es, en]) {
    const foreign = tellTuition(said, region).foreign.join(' ');
    expect(foreign).toMatch(
      /\d\s€|€\d|hasta el doble|up to double|pregunta por escrito|ask the university/i,
    );
    expect(foreign).not.toMatch(/undefined|\{\w+\}|NaN/);
  }
});

test('the table has every region once, in the order of the alphabet, each figure with its source', () => {
  const rows = tellTuitionTable(es);
  expect(rows.flatMap(({ regions }) => regions).toSorted()).toEqual(regionIds.toSorted());
  expect(rows.at(0)?.name).toBe('Andalucía');
  expect(rows.at(1)?.name).toBe(
    'Aragón, Castilla-La Mancha, Islas Baleares, La Rioja y Región de Murcia',
  );
  for (const { first, second } of rows) {
    expect(first.isAsk || first.citations.length > 0).toBe(true);
    expect(second.isAsk || second.citations.length > 0).toBe(true);
  }
});

test('a statement on both prices rests on facts of both sides', () => {
  const sides = new Set(pairFacts().map(({ paidBy }) => paidBy));
  expect(sides).toEqual(new Set(['resident', 'foreign']));
  const ids = allTuitionFacts(tuition).map(({ id }) => id);
  expect(ids).toContain('tuition-madrid-cut-foreign');
  expect(new Set(ids).size).toBe(ids.length);
});
