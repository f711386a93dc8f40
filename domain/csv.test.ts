import { array, assert, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** A reader of its own: quotes, doubled quotes, commas and line ends inside cells. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted = '', end = ''] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =cmd', "'  =cmd"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t=1"],
  ['\rx', "'\rx"],
  ['Ana "la Jefa", S. L.', 'Ana "la Jefa", S. L.'],
  ['a=b', 'a=b'],
])('the cell %j is read back as %j (F04)', (cell, read) => {
  expect(readCsv(toCsv(['name'], [[cell]]))).toEqual([['name'], [read]]);
});

test('numbers stay numbers, nothing is an empty cell', () => {
  expect(toCsv(['a', 'b', 'c'], [[-3.5, null, true]])).toBe('"a","b","c"\r\n"-3.5","","true"\r\n');
});

test('whatever people typed, there is one row per person, and no cell begins like a formula', () => {
  assert(
    property(array(tuple(string(), string())), (people) => {
      const [, ...rows] = readCsv(toCsv(['name', 'email'], people));
      expect(rows.length).toBe(people.length);
      for (const [n, row] of rows.entries()) {
        expect(row.map((cell) => cell.replace(/^'/, ''))).toEqual(
          people[n]?.map((cell) => cell.replace(/^'/, '')),
        );
        for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }
    }),
  );
});
