import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '#content/facts/registry.ts';
import { tuition } from '#content/facts/tuition-by-region.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { dropUnused } from './drop-unused.ts';
import { columns, factTable, type Column } from './fact-table.ts';
import { newNames, renameIn } from './rename-ids.ts';
import { literal } from './set-properties.ts';
import { writeChanges } from './write-changes.ts';

const known = factTable({ facts, ways: wayFacts, tuition });
const paths = globSync(['content/facts/*.ts', 'content/ways/**/*.ts']);
const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

function change(id: string, edit: Partial<Record<Column, string>>) {
  const row = known.find(({ cells }) => cells.id === id);
  if (!row) throw new Error(`no row ${id}`);
  const cells = { ...row.cells, ...edit };
  return { row, cells, changed: columns.filter((column) => cells[column] !== row.cells[column]) };
}
const write = (...changes: ReturnType<typeof change>[]) => writeChanges(changes, sources, tuition);

test('every row of the table is written somewhere', () => {
  for (const { cells } of known) {
    const day = { revisado: '2031-01-01' };
    expect([...write(change(cells.id, day)).values()].join('')).toContain('2031-01-01');
  }
});

test('a figure is changed in its record alone, where what it takes from its neighbours stays', () => {
  const written = write(change('room-madrid-2025', { valor: '640,5', marca: 'V' }));
  expect([...written.keys()]).toEqual(['content/facts/study-costs.ts']);
  const [text = ''] = written.values();
  const before = sources.get('content/facts/study-costs.ts') ?? '';
  const lines = before.split('\n');
  const others = text.split('\n').filter((line) => !lines.includes(line));
  expect(others.map((line) => line.trim())).toEqual([
    'value: 640.5,',
    expect.stringContaining('mark: "V"'),
  ]);
});

test('a price of a region may take another form, and its helper leaves with its last use', () => {
  const year = { año: '2026-27', revisado: '2027-01-02' };
  const [text = ''] = write(
    change('tuition-cantabria-resident', { ...year, valor: '13,4', hasta: '13,4' }),
    change('tuition-castilla-y-leon-resident', {
      ...year,
      valor: '10',
      hasta: '18',
      forma: 'range',
    }),
    change('tuition-murcia-foreign', { ...year, forma: 'times', valor: '1,5' }),
    change('tuition-madrid-foreign', { ...year, valor: 'history=1015/7000' }),
    change('tuition-aragon-foreign', { forma: 'unknown' }),
  ).values();
  expect(text).toContain('form: "range", low: 10, high: 18');
  expect(text).toContain('times: 1.5');
  expect(text).toContain('examples: [{ degree: "history", resident: 1015, foreign: 7000 }]');
  expect(text).toContain('announcedCut: { sourceKind: "press"');
  expect(text).toContain('foreign: { kind: "unknown" }');
  expect(text).not.toContain('const tribuna');
  expect(text).toContain('const europaPress');
});

test('a name that says its year says the new one wherever it stands', () => {
  const names = newNames([
    change('room-madrid-2025', { año: '2026' }),
    change('private-year-low-2025', { año: '2025-26' }),
    change('homologation-fee-2021', { valor: '50' }),
    change('uned-verification-fee-old', { año: '2027' }),
  ]);
  expect(names).toEqual([
    { from: 'room-madrid-2025', to: 'room-madrid-2026' },
    { from: 'private-year-low-2025', to: 'private-year-low-2026' },
  ]);
  expect(renameIn(`'room-madrid-2025' "room-madrid-2025" room-madrid-2025-b`, names)).toBe(
    `'room-madrid-2026' "room-madrid-2026" room-madrid-2025-b`,
  );
});

test('a value is written as a source writes it, quotes and line ends held', () => {
  expect(literal({ a: `"x"\n'y'`, b: [1, { c: undefined }] })).toBe(
    `{ a: "\\"x\\"\\n'y'", b: [1, {  }] }`,
  );
});

test('what a file exports stays, what it only kept for itself goes', () => {
  const text = `import { a, b } from './x.ts';\nconst c = b;\nfunction d() {}\nexport const e = 1;\n`;
  expect(dropUnused('x.ts', text).replaceAll(/\s+/g, ' ').trim()).toBe(
    `import { } from './x.ts'; export const e = 1;`,
  );
});
