import { expect, test } from 'vitest';
import { readRoster, textOfFile } from './roster-lines.ts';

const problemsOf = (text: string) =>
  readRoster(text, '4.º B').lines.map(({ line, problem }) => [line, problem]);

test('a list is judged line by line, and only what is fine would be saved', () => {
  const read = readRoster(
    [
      'alias,grupo',
      'Ana,4.º B',
      '"Núñez, B.",',
      '=1+1,4.º B',
      'ana@example.com,4.º B',
      '612345678,4.º B',
      'ANA,4.º b',
      'Luis,4.º A',
      ',4.º B',
      'un alias larguísimo de más de veinticuatro,4.º B',
      '14,4.º B',
    ].join('\r\n'),
    '4.º B',
  );
  expect(read.aliases).toEqual(['Ana', 'Núñez, B.', '14']);
  expect(read.lines.map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
    'formula',
    'alias',
    'alias',
    'repeated',
    'otherGroup',
    'blank',
    'length',
    undefined,
  ]);
  expect(read.lines[5]).toMatchObject({ line: 7, first: 2 });
});

test('heads decide: without alias, with further columns, with 501 lines nothing is taken', () => {
  const many = (count: number) =>
    ['alias', ...Array.from({ length: count }, (_, at) => `P${at}`)].join('\n');
  expect(readRoster('nombre,grupo\nAna,B', 'B')).toMatchObject({ problem: 'header', aliases: [] });
  expect(readRoster('alias,grupo,correo\nAna,B,a@b.es', 'B')).toMatchObject({
    problem: 'columns',
    aliases: [],
  });
  expect(readRoster(many(501), 'B')).toMatchObject({ problem: 'tooLong', aliases: [] });
  expect(readRoster(many(500), 'B').aliases).toHaveLength(500);
  expect(readRoster('alias,grupo\n\n', 'B')).toMatchObject({ problem: 'empty' });
});

test('what a spreadsheet saves is read: semicolons, tabs, UTF-16, the alphabet of older Windows', () => {
  expect(readRoster('alias;grupo\nAna;B', 'B').aliases).toEqual(['Ana']);
  expect(readRoster('alias\tgroup\nAna\tB', 'B').aliases).toEqual(['Ana']);
  const utf16 = new Uint8Array(Buffer.from('\uFEFFalias;grupo\nInés;B', 'utf16le'));
  expect(readRoster(textOfFile(utf16), 'B').aliases).toEqual(['Inés']);
  const windows = new Uint8Array(Buffer.from('alias;grupo\nInés;B', 'latin1'));
  expect(readRoster(textOfFile(windows), 'B').aliases).toEqual(['Inés']);
  const utf8 = new Uint8Array(Buffer.from('\uFEFFalias,grupo\nInés,B', 'utf8'));
  expect(readRoster(textOfFile(utf8), 'B').aliases).toEqual(['Inés']);
});

test('lines keep the numbers that a spreadsheet gives them', () => {
  expect(problemsOf('alias\n\nAna\n\n=x')).toEqual([
    [3, undefined],
    [5, 'formula'],
  ]);
});
