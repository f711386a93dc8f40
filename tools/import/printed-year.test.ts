// The list of Madrid as its universities print it, a PDF, brought in by the command of the manual.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { printedList } from '#tests/printed-list.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { runImport } from './run-import.ts';

function clone() {
  const root = mkdtempSync(join(tmpdir(), 'printed-year-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('data', join(root, 'data'), { recursive: true });
  const bring = (table: string, bytes: Buffer | string, ...more: string[]) => {
    writeFileSync(join(root, 'notas.pdf'), bytes);
    return runImport([table, join(root, 'notas.pdf'), ...more], root, '2026-11-27');
  };
  return { root, bring, rows: rowsIn(root, tables.madridCutOffs) };
}

const told = (lines: readonly string[]) =>
  lines.filter((line) => !/^(curso|fuente|dirección) /.test(line));

test('the same year printed again changes nothing but where it was read', async () => {
  const { root, bring, rows } = clone();
  const printed = await bring('madrid-cutoffs', printedList(rows, '2025/2026'));
  expect(printed.code).toBe(0);
  expect(told(printed.lines)).toEqual([
    expect.stringMatching(/^data\/districts\/madrid-cut-offs.csv: 602 filas\./),
  ]);
  const kept = rowsIn(root, tables.madridCutOffs);
  const read = ['source', 'url'];
  const facts = (all: typeof rows) =>
    all.map((row) => Object.entries(row).filter(([column]) => !read.includes(column)));
  expect(facts(kept)).toEqual(facts(rows));
  expect(kept[0]).toMatchObject({
    source: expect.stringMatching(
      /^Universidades públicas de Madrid, notas de corte 2025\/2026 \(PDF, página \d+\)$/,
    ),
    url: expect.stringMatching(/^https:\/\/www\.comunidad\.madrid\/.*\.pdf$/),
    mark: 'V',
  });
});

test('a second year is refused for a hole, and taken with each difference named', async () => {
  const { bring, rows } = clone();
  const changed: Readonly<Record<string, object>> = {
    '0106': { grade: '8.604' },
    '0237': { grade: '' },
    '0422': { kind: 'affiliated', centre: 'Escuela de Enfermería de Guadalajara' },
  };
  const next = rows
    .filter(({ code }) => code !== '0206')
    .map((row) => ({ ...row, ...changed[row.code] }));
  const bytes = printedList(next, '2026/2027');
  const refused = await bring('madrid-cutoffs', bytes);
  expect(refused.code).toBe(1);
  expect(refused.lines[0]).toBe('Psicología, uam (0237): falta la nota');
  const taken = await bring(
    'madrid-cutoffs',
    bytes,
    '--accept',
    '--address',
    'https://uni.example/n.pdf',
  );
  expect(taken.lines[0]).toMatch(/^curso 2025-26 → 2026-27 en 600 filas$/);
  expect(told(taken.lines).slice(0, 4)).toEqual([
    'Derecho, ucm (0106): nota 8.439 → 8.604',
    expect.stringContaining(
      'Enfermería, uah (0422): tipo de centro propio → adscrito; centro – → Escuela de Enfermería de Guadalajara',
    ),
    'Filosofía, uam (0206): ya no está',
    'Psicología, uam (0237): ya no está',
  ]);
});

test.each([
  [
    'a PDF of another list',
    'madrid-cutoffs',
    printedList([], '2026/2027'),
    /^No es la lista de esta tabla/,
  ],
  ['half a PDF', 'madrid-cutoffs', '%PDF-1.4\nnothing', /^El PDF no se puede leer: /],
  [
    'a PDF for a table that is read from none',
    'madrid-weights',
    '%PDF-1.4\n',
    /^Esta tabla no se lee de un PDF/,
  ],
])('%s is refused in one line', async (_, table, bytes, why) => {
  const { root, bring } = clone();
  const before = readFileSync(join(root, tables.madridCutOffs.path), 'utf8');
  const { code, lines } = await bring(table, bytes);
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [expect.stringMatching(why), 'No se escribe nada.'],
  });
  expect(readFileSync(join(root, tables.madridCutOffs.path), 'utf8')).toBe(before);
});
