import { array, assert, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { readCsv } from './read-csv.ts';

const rowsOf = (text: string) => {
  const read = readCsv(text);
  return read.kind === 'rows' ? read.rows : read;
};

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n49,27;"x;y"\n',
    [
      ['a', 'b'],
      ['49,27', 'x;y'],
    ],
  ],
  [
    '\u{FEFF}a,b\n"say ""hi""","two\nlines"',
    [
      ['a', 'b'],
      ['say "hi"', 'two\nlines'],
    ],
  ],
  [
    'a,b\n\n , \n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    "a,b\n'=1+1,'tis",
    [
      ['a', 'b'],
      ['=1+1', "'tis"],
    ],
  ],
  ['', []],
])('reads %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('says in which line a quote is never closed, or stands inside a cell', () => {
  expect(rowsOf('a,b\n1,"2\n3')).toEqual({ kind: 'unreadable', line: 2 });
  expect(rowsOf('a,b\n1,2\n1,2"3\n')).toEqual({ kind: 'unreadable', line: 3 });
});

test('whatever was written by our own writer is read back, blanks around cells aside', () => {
  const guarded = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@＝＋－＠|%])/u, '');
  assert(
    property(array(tuple(string(), string())), (rows) => {
      const table = [['a', 'b'], ...rows].map((row) => row.map(guarded));
      const filled = table.filter((row) => row.some((cell) => cell !== ''));
      const read = rowsOf(toCsv(['a', 'b'], rows));
      expect(Array.isArray(read) && read.length).toBe(filled.length);
    }),
  );
});

test.each([
  ['tabs, as Excel calls Unicode text', 'a\tb\n1,5\t2\n'],
  ['a first line that says the separator', 'sep=;\r\na;b\r\n1,5;2\r\n'],
  ['the same in quotes, padded by the program', '"sep=;"\na;b\n1,5;2\n'],
  ['the same with a mark of the encoding', '\u{FEFF}sep=\t\na\tb\n1,5\t2\n'],
  ['line ends of an old Mac', 'a;b\r1,5;2\r'],
  ['blanks around quotes', 'a;b\n "1,5" ; "2" \n'],
  ['empty lines before the heads', '\n\na;b\n1,5;2\n'],
  ['commas in quoted heads', '"a";"b"\n"1,5";"2"\n'],
])('%s are read', (_, text) => {
  expect(rowsOf(text)).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});
