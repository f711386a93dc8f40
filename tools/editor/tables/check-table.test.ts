// An owner downloads a table, changes it in a spreadsheet of Spain, and brings it in.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCache, recordsCache } from '#tools/content/read-records.ts';
import { origins } from '#tools/tables/about-tables.ts';
import { readTable } from '#tools/tables/table.ts';
import { readTables } from '#tools/tables/tables.ts';
import { carriedOver } from '../carry-over.ts';
import { checkDrafts } from '../draft-check.ts';
import { tableAsIs } from './table-facts.ts';

const root = resolve(import.meta.dirname, '../../..');
const parts = { root, tables: readTables(root), cache: readCache(recordsCache(root)) };
const none = new Map<string, string | null>();
const key = 'tables/madrid-cutoffs';
const path = 'data/districts/madrid-cut-offs.csv';
const today = '2027-07-20';
const sha256 = 'a'.repeat(64);

const asIs = tableAsIs(root, none, key, 'es')?.text ?? '';
const nextYear = asIs.replaceAll('"2025-26"', '"2026-27"');
/** A cell of the row with this code, as it stands in the download. */
function withGrade(text: string, code: string, grade: string): string {
  return text.replace(
    new RegExp(`^("${code}".*";)"\\d+(?:,\\d+)?"(;"(?:yes|no)")`, 'm'),
    `$1"${grade}"$2`,
  );
}
const check = (text: string, more: object = {}, published = none) =>
  checkDrafts(
    parts,
    published,
    [{ key, said: { file: { name: 'notas 2026.csv', text, sha256 }, ...more } }],
    today,
  );
const told = (...said: Parameters<typeof check>) =>
  check(...said).mistakes.map(({ field, reason }) => `${field}: ${reason}`);

test('a list of another year is told by degree before anything is stored, and comes out as its table and its origin', () => {
  const text = withGrade(nextYear, '0106', '8,604').replace('"0054"', '"54"');
  const { mistakes, files, tables } = check(text);
  expect(mistakes).toEqual([]);
  const change = tables?.[key];
  expect(change?.edition).toContainEqual({
    column: 'academic_year',
    was: '2025-26',
    is: '2026-27',
    rows: 602,
  });
  expect(change?.rows).toEqual([
    {
      key: '0106',
      name: expect.stringContaining('(0106)'),
      change: 'changed',
      cells: [{ column: 'grade', was: expect.any(String), is: '8.604' }],
    },
  ]);
  expect(Object.keys(files)).toEqual([path, origins.path]);
  expect(files[path]).toContain('"2026-27"');
  const origin = readTable(files[origins.path] ?? '', origins.columns).find(
    ({ table }) => table === 'districts/madrid-cut-offs',
  );
  expect(origin).toMatchObject({
    edition: '2026-27',
    files: 'notas-2026.csv',
    sha256,
    taken_over: today,
    rows: '602',
  });
});

describe('is refused', () => {
  test.each([
    [
      'without a file',
      () => checkDrafts(parts, none, [{ key, said: {} }], today).mistakes[0]?.reason,
      /no file/,
    ],
    ['as another table', () => told('a;b\n1;2')[0], /^file: lacks the columns .*official_code/],
    ['with an open quote', () => told(`${asIs}"x`)[0], /^file: has an open quote in line \d+/],
    ['with nothing new', () => told(asIs)[0], /^file: changes nothing/],
    [
      'with a grade above 14',
      () => told(withGrade(nextYear, '0106', '15'))[0],
      /^file: has 1 rows that cannot be/,
    ],
    [
      'with script in a cell',
      () => told(nextYear.replace('"Derecho"', '"<script>x"'))[0],
      /^file: has code in it/,
    ],
    [
      'with an address of script',
      () => told(nextYear.replace(/"https:[^"]*"/, '"javascript:alert(1)"'))[0],
      /^file: has code/,
    ],
    [
      'as a table of a year that is none',
      () => told(nextYear, { edition: 'next' })[0],
      /^edition: is no year/,
    ],
  ])('%s', (_, reason, expected) => {
    expect(reason()).toMatch(expected);
  });
});

describe('a hole, a jump and rows that are gone', () => {
  const text = withGrade(withGrade(nextYear, '0237', ''), '0544', '5,561');
  const doubts = ['hole 0237', 'jump 0544'];

  test('are refused until each was accepted with a reason', () => {
    expect(told(text)).toEqual(['accepted: has 2 figures to compare']);
    expect(
      told(text, { accepted: { why: 'Así lo dice el PDF, página 4.', doubts: ['hole 0237'] } }),
    ).toEqual(['accepted: has 1 figures to compare']);
    expect(told(text, { accepted: { why: 'Sí', doubts } })).toEqual([
      'accepted.why: is shorter than 10 characters',
    ]);
    const { mistakes, files, tables } = check(text, {
      accepted: { why: 'Así lo dice el PDF, página 4.', doubts },
    });
    expect(mistakes).toEqual([]);
    expect(files[path]).not.toMatch(/^"0237"/m);
    expect(tables?.[key]?.doubts[1]?.text).toEqual({
      es: expect.stringContaining('la nota salta de'),
      en: expect.stringContaining('the grade jumps from'),
    });
  });

  test('of which a tenth is a file that is not whole', () => {
    const lines = nextYear.split('\r\n');
    expect(check(lines.slice(0, 500).join('\r\n')).tables?.[key]?.doubts[0]).toMatchObject({
      id: 'loss',
      text: { en: expect.stringMatching(/^\d+ of the 602 rows of before are missing$/) },
    });
  });
});

test('a degree that the catalogue does not have is told of the file', () => {
  const text = nextYear.replace('"derecho"', '"no-such"');
  expect(told(text)).toEqual([expect.stringMatching(/^file: .*no degree is called no-such/)]);
});

test('what was published before is what the next one is compared with, and an upgrade keeps both origins', () => {
  const published = new Map(Object.entries(check(nextYear).files));
  const again = check(withGrade(nextYear, '0106', '8,604'), {}, published).tables?.[key];
  expect(again?.edition).toEqual([]);
  expect(again?.rows).toHaveLength(1);
  const now = readFileSync(join(root, origins.path), 'utf8');
  const before = now.replace(/^"onet\/settings".*\r\n/m, '');
  const owners = before.replace(
    /("districts\/madrid-cut-offs".*)"\d{4}-\d\d-\d\d"/,
    '$1"2027-07-21"',
  );
  const { texts, bothChanged } = carriedOver(
    root,
    new Map([[origins.path, owners]]),
    new Map([[origins.path, before]]),
  );
  expect(texts.get(origins.path)).toMatch(/^"onet\/settings"/m);
  expect(texts.get(origins.path)).toContain('2027-07-21');
  expect(bothChanged).toEqual([]);
});

test('origins are no table that anyone uploads', () => {
  const said = { file: { name: 'x.csv', text: 'x', sha256 } };
  expect(checkDrafts(parts, none, [{ key: 'tables/origins', said }], today).mistakes).toEqual([
    { key: 'tables/origins', field: '', reason: 'is no record' },
  ]);
});
