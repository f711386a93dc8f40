import { expect, test } from 'vitest';
import { codeFiles } from './code-files.ts';

/** So many lines are read of a file that one does not know; imports are skipped. */
const READ = 7;

test('the first lines of every code file say what it is', () => {
  const silent = codeFiles.filter(({ path, lines }) => !isNamed(path) && !saysIt(lines));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('a comment behind the imports is seen, one below seven lines is not', () => {
  const long = ['const a = [', ...'abcdefg', ']', '/** What it is. */', 'export const b = 1;'];
  expect(saysIt(["import { a } from 'a';", '', '/** What it is. */', 'export const b = a;'])).toBe(
    true,
  );
  expect(saysIt(['import {', '  a,', "} from 'a';", 'export const b = a;'])).toBe(false);
  expect(saysIt(long)).toBe(false);
});

/** What the name alone says: settings of a tool, the record of an article. */
function isNamed(path: string): boolean {
  return /^content\/articles\/[^/]+\/article\.ts$|\.config\.ts$/.test(path);
}

function saysIt(lines: readonly string[]): boolean {
  let isImport = false;
  const read = lines.filter((line) => {
    if (/^import[ {'"]/.test(line)) isImport = true;
    const isRead = !isImport && line.trim() !== '';
    if (line.endsWith(';')) isImport = false;
    return isRead;
  });
  return read.slice(0, READ).some((line) => /^\s*(\/\/|\/\*|#!)/.test(line));
}
