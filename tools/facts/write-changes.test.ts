import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { everyFact } from '#content/facts/every-fact.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { kinds } from '#tools/content/kinds.ts';
import { readRecords } from '#tools/content/read-records.ts';
import { columns, factTable, type Column } from './fact-table.ts';
import { newNames, renameIn } from './rename-ids.ts';
import { writeChanges } from './write-changes.ts';

const known = factTable({ facts: everyFact, ways: wayFacts, tuition });
const records = readRecords('.');

function change(id: string, edit: Partial<Record<Column, string>>) {
  const row = known.find(({ cells }) => cells.id === id);
  if (!row) throw new Error(`no row ${id}`);
  const cells = { ...row.cells, ...edit };
  return { row, cells, changed: columns.filter((column) => cells[column] !== row.cells[column]) };
}
const write = (...changes: ReturnType<typeof change>[]) => writeChanges(changes, records).texts;

test('every row of the table is written somewhere', () => {
  const day = { revisado: '2031-01-01', 'mirar antes de': '2031-06-30' };
  const all = known.map(({ cells }) => change(cells.id, day));
  const texts = [...write(...all).values()].join('');
  expect(texts.match(/checked: 2031-01-01/g)).toHaveLength(known.length);
});

test('a figure is changed in its record alone, line by line', () => {
  const written = write(change('room-madrid-2025', { valor: '640,5', marca: 'V' }));
  expect([...written.keys()]).toEqual(['content/facts/study-costs.yaml']);
  const [text = ''] = written.values();
  const before = readFileSync('content/facts/study-costs.yaml', 'utf8').split('\n');
  const lines = text.split('\n');
  // What is read at its own page has nothing in between that says it.
  const [from, to] = [
    lines.indexOf('    value: 640.5'),
    before.indexOf('  - id: room-bilbao-2025'),
  ];
  expect(lines.slice(0, from)).toEqual(before.slice(0, from));
  expect(lines.slice(to - 3)).toEqual(before.slice(to));
  expect(factsIn(text).find(({ id }) => id === 'room-madrid-2025')).toMatchObject({ mark: 'V' });
});

test('a price of a region may take another form, and a note stays with its source', () => {
  const year = { año: '2026-27', revisado: '2027-01-02' };
  const [text = ''] = write(
    change('tuition-cantabria-resident', { ...year, valor: '13,4', hasta: '13,4' }),
    change('tuition-castilla-y-leon-resident', {
      ...year,
      valor: '10',
      hasta: '18',
      forma: 'range',
      dirección: 'https://decreto.example/boletin/precios-publicos-2026',
    }),
    change('tuition-murcia-foreign', { ...year, forma: 'times', valor: '1,5' }),
    change('tuition-madrid-foreign', { ...year, valor: 'law=1015.20/7000' }),
    change('tuition-aragon-foreign', { forma: 'unknown' }),
  ).values();
  const changed = kinds.tuition.parse(parse(text));
  const of = (id: string) => changed.regions.find(({ region }) => region === id);
  const before = (id: string) =>
    records.tuition.get('public-degrees')?.regions.find(({ region }) => region === id);
  expect(of('cantabria')?.resident).toMatchObject({ low: 13.4, note: expect.any(String) });
  const { note, ...range } = of('castilla-y-leon')?.resident ?? {};
  expect(range).toMatchObject({ form: 'range', low: 10, high: 18, year: '2026-27' });
  expect(note).toBeUndefined();
  expect(of('murcia')?.foreign).toMatchObject({ kind: 'times', times: 1.5 });
  expect(of('madrid')?.foreign).toMatchObject({
    examples: [{ degree: 'law', resident: 1015.2, foreign: 7000 }],
    announcedCut: { sourceKind: 'press' },
  });
  expect(of('aragon')?.foreign).toEqual({ kind: 'unknown' });
  expect(of('galicia')).toEqual(before('galicia'));
});

test('what a record refuses is said with its line, and what is marked S says who says it', () => {
  const { mistakes } = writeChanges(
    [change('way-mx-diploma', { 'qué (en)': 'The año.' })],
    records,
  );
  expect(mistakes).toContain(
    'content/countries/mexico.yaml:14 ownWords: falta un nombre propio de la frase "The año."',
  );
  const [text = ''] = write(change('tie-request-months', { marca: 'S' })).values();
  expect(factsIn(text).find(({ id }) => id === 'tie-request-months')).toMatchObject({
    mark: 'S',
    said: { by: 'other' },
  });
});

test('a name that says its year says the new one wherever it stands', () => {
  const names = newNames([
    change('room-madrid-2025', { año: '2026' }),
    change('private-year-low-2025', { año: '2025-26' }),
    change('cut-offs-madrid-2025', { valor: '2026-27' }),
    change('homologation-fee-2021', { valor: '50' }),
  ]);
  expect(names).toEqual([
    { from: 'room-madrid-2025', to: 'room-madrid-2026' },
    { from: 'private-year-low-2025', to: 'private-year-low-2026' },
    { from: 'cut-offs-madrid-2025', to: 'cut-offs-madrid-2026' },
  ]);
  expect(renameIn(`'room-madrid-2025' "room-madrid-2025" room-madrid-2025-b`, names)).toBe(
    `'room-madrid-2026' "room-madrid-2026" room-madrid-2025-b`,
  );
});

test('a new name stands in the record, too', () => {
  const [text = ''] = write(change('room-madrid-2025', { año: '2026' })).values();
  const ids = factsIn(text).map(({ id }) => id);
  expect(ids).toContain('room-madrid-2026');
  expect(ids).not.toContain('room-madrid-2025');
});

function factsIn(text: string): readonly { id: string }[] {
  return parse(text).facts;
}
