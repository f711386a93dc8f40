import { describe, expect, test } from 'vitest';
import { everyFact } from '#content/facts/every-fact.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { wayFacts } from '#content/ways/registry.ts';
import { toCsv } from '#domain/csv.ts';
import { biggestTable, checkTable, tellChange } from './check-table.ts';
import { columns, factTable, type Column } from './fact-table.ts';

const known = factTable({ facts: everyFact, ways: wayFacts, tuition });
const today = '2027-09-10';
type Edit = Partial<Record<Column, string>>;
/** A whole and honest look at a price, of which each case breaks one thing. */
const looked: Edit = {
  valor: '640',
  año: '2027',
  'dónde (es)': 'Madrid, tercer trimestre de 2027',
  'dónde (en)': 'Madrid, third quarter of 2027',
  fuente: 'Un índice, 2027',
  dirección: 'https://indice.example/habitaciones-2027',
  marca: 'S',
  revisado: '2027-09-09',
  'mirar antes de': '2028-12-31',
};

function rowsWith(id: string, edit: Edit): string[][] {
  const row = known.find(({ cells }) => cells.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return [columns.map((column) => edit[column] ?? row.cells[column])];
}
const check = (rows: string[][], separator: ',' | ';' = ';') =>
  checkTable(toCsv(columns, rows, separator), known, today);

test('the exported table changes nothing when it comes back as it was', () => {
  const all = known.map(({ cells }) => columns.map((column) => cells[column]));
  for (const separator of [',', ';'] as const) {
    expect(check(all, separator)).toEqual({ problems: [], changes: [] });
  }
  expect(all.length).toBe(new Set(all.map(([id]) => id)).size);
  expect(all.length).toBeGreaterThan(250);
});

test('prices, fees, deadlines, tuition of every region and the sentences on countries are in it', () => {
  const ids = known.map(({ cells }) => cells.id);
  for (const id of ['room-madrid-2025', 'homologation-fee-2021', 'pce-2026-registration-end']) {
    expect(ids).toContain(id);
  }
  for (const { region } of tuition.regions) {
    expect(ids).toContain(`tuition-${region}-resident`);
    expect(ids).toContain(`tuition-${region}-foreign`);
  }
  expect(ids).toContain('ways-scholarship-salamanca-2021');
});

test('a whole row is told as what changes', () => {
  const { problems, changes } = check(rowsWith('room-madrid-2025', looked));
  expect(problems).toEqual([]);
  expect(changes.map(tellChange).join()).toContain(
    'room-madrid-2025: valor 620 → 640; año 2025 → 2027;',
  );
});

describe('a hole keeps everything from being written', () => {
  test.each<[string, Edit, string]>([
    ['no source', { fuente: '' }, 'falta «fuente»'],
    ['no day', { revisado: '' }, 'falta «revisado»'],
    ['no next day', { 'mirar antes de': '' }, 'falta «mirar antes de»'],
    ['no year', { año: '' }, 'falta «año»'],
    ['no mark', { marca: '' }, 'falta «marca»'],
    ['no address', { dirección: '' }, 'falta «dirección»'],
    ['no value', { valor: '' }, 'falta «valor»'],
    ['no words', { 'qué (en)': '' }, 'falta «qué (en)»'],
    ['a mark that is none', { marca: 'X' }, '«marca» es V, S o U'],
    ['a year that is none', { año: '2025-28' }, '«año» no es un año'],
    ['words for a year', { año: 'este' }, '«año» no es un año'],
    ['a day that is none', { revisado: '2027-02-30' }, '«revisado» no es un día'],
    ['a day to come', { revisado: '2027-09-11' }, '«revisado» está en el futuro'],
    ['a next day before', { 'mirar antes de': '2027-09-09' }, 'posterior a «revisado»'],
    ['NaN', { valor: 'NaN' }, '«valor» no es un número: NaN'],
    ['a negative price', { valor: '-640' }, '«valor» no es un número: -640'],
    ['a price with words', { valor: '640 €' }, '«valor» no es un número'],
    ['a price with two readings', { valor: '1.050' }, 'escribe 1050 o dos decimales'],
    ['a front page', { dirección: 'https://www.boe.es/' }, 'no es la página que lo dice'],
    ['no https', { dirección: 'http://a.example/b' }, 'no es la página que lo dice'],
    [
      'a place of another year',
      { 'dónde (es)': 'Madrid, 2025' },
      '«dónde (es)» no nombra el año 2027',
    ],
    ['another unit', { unidad: 'EUR/year' }, '«unidad» no se cambia'],
    ['a novel', { 'qué (es)': 'x'.repeat(2001) }, '«qué (es)» es demasiado largo'],
  ])('%s', (_case, edit, problem) => {
    const { problems } = check(rowsWith('room-madrid-2025', { ...looked, ...edit }));
    expect(problems.join('\n')).toContain(problem);
    expect(problems.join('\n')).not.toMatch(/undefined/);
  });

  test('a new figure without a new look', () => {
    const { problems } = check(rowsWith('room-madrid-2025', { valor: '640' }));
    expect(problems).toEqual([
      'Fila 2 (room-madrid-2025): cambia la cifra o el año y no «revisado»: pon el día en que lo miraste.',
    ]);
  });

  test('an id that does not exist, and one that stands twice', () => {
    const rows = rowsWith('room-madrid-2025', looked);
    expect(check([...rows, ...rows]).problems).toEqual([
      'Fila 3 (room-madrid-2025): está dos veces.',
    ]);
    const other = rows.map(([, ...cells]) => ['room-atlantis-2027', ...cells]);
    expect(check(other).problems).toEqual(['Fila 2 (room-atlantis-2027): ese id no existe.']);
  });

  test('a pasted megabyte, a missing column, an open quote', () => {
    expect(checkTable('x'.repeat(biggestTable + 1), known, today).problems).toEqual([
      'El archivo es demasiado grande: no se lee.',
    ]);
    expect(checkTable('id;valor\n1;2', known, today).problems.join()).toContain(
      'Faltan columnas: hasta',
    );
    expect(checkTable('id;"valor', known, today).problems.join()).toContain('comilla sin cerrar');
  });
});

test.each<[string, Edit, string]>([
  ['tuition-madrid-resident', { hasta: '9' }, '«hasta» es menor que «valor»'],
  ['tuition-madrid-resident', { forma: 'about' }, '«forma» es mean, single, range o from'],
  ['tuition-madrid-foreign', { valor: '6822 y 8188' }, '«valor» se escribe law='],
  ['tuition-valencia-foreign', { valor: 'doble' }, '«valor» no es un número'],
  ['tuition-murcia-foreign', { valor: '2' }, 'con la forma more no hay «valor»'],
  ['tuition-murcia-foreign', { forma: 'times', publicado: 'ayer' }, '«publicado» no es una fecha'],
])('%s with %j is refused', (id, edit, problem) => {
  const { problems } = check(
    rowsWith(id, { ...edit, revisado: '2027-09-09', 'mirar antes de': '2028-06-30' }),
  );
  expect(problems.join('\n')).toContain(problem);
});

test('what is not verified any more may keep the front page that it has', () => {
  const edit = { marca: 'U', revisado: '2027-09-09', 'mirar antes de': '2028-06-30' };
  expect(check(rowsWith('means-ruling-2024', edit)).problems).toEqual([]);
});
