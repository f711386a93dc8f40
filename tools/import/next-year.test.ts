// A second year of Madrid, made of the first and brought in by the commands of the manual, in their order: every planted
// difference is named.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toCsv } from '#domain/csv.ts';
import { newestCutOffs } from '#tools/content/emit/newest-cut-offs.ts';
import { origins } from '#tools/tables/about-tables.ts';
import type { Row } from '#tools/tables/table.ts';
import { readTables, rowsIn, tables } from '#tools/tables/tables.ts';
import { hashOf } from './origin.ts';
import { runImport } from './run-import.ts';

const root = mkdtempSync(join(tmpdir(), 'next-year-'));
cpSync('data', join(root, 'data'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** The commands of the manual's section, as the importer is given them. */
const [, section = ''] = readFileSync('docs/operating.md', 'utf8').split(
  '### The yearly list of lowest grades\n',
);
const commands = [
  ...(section.split('\n### ')[0] ?? '').matchAll(/`npm run import -- ([^`<]+)`/g),
].map(([, args = '']) => args.split(' '));

const columns =
  'offer_id district academic_year official_code university_id university centre_kind affiliated_centre campus_in_name branch degree group call grade free_places source url mark'.split(
    ' ',
  );

/** A row of the table as the district's file of the next year has it. */
function inFile(row: Row): Row {
  return {
    ...row,
    offer_id: `mad-${row['code']}`,
    district: 'madrid',
    academic_year: '2026-27',
    official_code: row['code'] ?? '',
    university_id: row['university'] ?? '',
    centre_kind: row['kind'] ?? '',
    affiliated_centre: row['centre'] ?? '',
    campus_in_name: row['campus'] ?? '',
    source: `Notas de corte 2026/2027, ${row['code']}`,
  };
}

const changed: Readonly<Record<string, Row>> = {
  '0106': { grade: '8,604' },
  '0054': { grade: '13,05' },
  // A centre that became affiliated, a hole, and a jump.
  '0422': { kind: 'affiliated', centre: 'Escuela de Enfermería de Guadalajara' },
  '0237': { grade: '' },
  '0544': { grade: '5,561' },
};
const gone = '0206';

function nextYear(): string {
  const before = rowsIn(root, tables.madridCutOffs);
  const rows = before
    .filter(({ code }) => code !== gone)
    .map((row) => inFile({ ...row, ...changed[row.code] }));
  const [one] = before;
  const added = {
    code: '0999',
    degree: 'Inteligencia Artificial',
    grade: '12,5',
    free_places: 'no',
  };
  const all = [...rows, inFile({ ...one, ...added })];
  // As a spreadsheet of Spain saves it.
  return toCsv(
    columns,
    all.map((row) => columns.map((column) => row[column] ?? '')),
    ';',
  );
}

function run(command: readonly string[] = []) {
  const args = command.map((word) => (word.endsWith('.csv') ? join(root, word) : word));
  return runImport(args, root, '2026-11-27');
}

const tableText = () => readFileSync(join(root, tables.madridCutOffs.path), 'utf8');

test('the manual has the command, and the same once more for what was compared', () => {
  expect(commands).toEqual([
    ['madrid-cutoffs', 'notas-2026-27.csv'],
    ['madrid-cutoffs', 'notas-2026-27.csv', '--accept'],
    // Of a region that has no list yet: `districts/other-cut-offs.test.ts` runs it.
    ['cut-offs', 'notas-galicia.csv', '--district', 'galicia'],
  ]);
});

test('a second year of Madrid is refused for a hole and a jump, then taken with both named', async () => {
  const [first, again] = commands;
  const before = tableText();
  const missing = await run(first);
  expect(missing.code).toBe(1);
  expect(missing.lines[0]).toMatch(/^No existe el archivo .*notas-2026-27\.csv$/);

  writeFileSync(join(root, 'notas-2026-27.csv'), nextYear());
  expect(await run(first)).toEqual({
    code: 1,
    lines: [
      'Psicología, uam (0237): falta la nota',
      'Derecho, uc3m (0544): la nota salta de 11.561 a 5.561',
      expect.stringContaining('repite con --accept'),
      'No se escribe nada.',
    ],
  });
  expect(tableText()).toBe(before);

  expect(await run(again)).toEqual({
    code: 0,
    lines: [
      'curso 2025-26 → 2026-27 en 600 filas',
      'fuente cambia en 600 filas',
      'Derecho, uc3m (0544): nota 11.561 → 5.561',
      'Derecho, ucm (0106): nota 8.439 → 8.604',
      'Enfermería, uah (0422): tipo de centro propio → adscrito; centro – → Escuela de Enfermería de Guadalajara',
      'Filosofía, uam (0206): ya no está',
      'Inteligencia Artificial, ucm (0999): fila nueva',
      'Medicina, ucm (0054): nota 13.100 → 13.050',
      'Psicología, uam (0237): ya no está',
      'Aceptado, y su fila queda fuera: Psicología, uam (0237): falta la nota',
      'Aceptado: Derecho, uc3m (0544): la nota salta de 11.561 a 5.561',
      'data/districts/madrid-cut-offs.csv: 601 filas. Su origen está en data/origins.csv.',
    ],
  });
});

test('what pages and calculator read is of the new year, own and affiliated apart', () => {
  const newest = newestCutOffs('madrid', readTables(root));
  expect(newest).toMatchObject({ year: 2026, round: 'first' });
  expect(newest?.own['derecho']).toContain('ucm 8.604');
  expect(newest?.own['enfermeria']).not.toContain('11.426');
  expect(newest?.affiliated['enfermeria']).toContain(
    'uah Escuela de Enfermería de Guadalajara 11.426',
  );
});

test('the origin says which file it was, of which course, and when', () => {
  const origin = rowsIn(root, origins).find(({ table }) => table === 'districts/madrid-cut-offs');
  expect(origin).toEqual({
    table: 'districts/madrid-cut-offs',
    edition: '2026-27',
    files: 'notas-2026-27.csv',
    sha256: hashOf(readFileSync(join(root, 'notas-2026-27.csv'))),
    taken_over: '2026-11-27',
    rows: '601',
  });
});

test('what is not understood is told how it is used', async () => {
  for (const args of [[], ['madrid-cutoffs'], ['madrid-cutoffs', 'a.csv', '--force']])
    expect(await runImport(args, root, '2026-11-27')).toMatchObject({
      code: 2,
      lines: expect.arrayContaining(['  madrid-cutoffs <cut-offs.csv>']),
    });
});

test('a file of another table is refused by the columns that it lacks', async () => {
  writeFileSync(join(root, 'notas-2026-27.csv'), 'grado;nota\nDerecho;8,6\n');
  expect((await run(commands[0])).lines[0]).toMatch(
    /^No es el archivo de esta tabla: faltan las columnas offer_id, /,
  );
});
