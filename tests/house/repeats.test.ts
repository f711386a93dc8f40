import { expect, test } from 'vitest';
import { codeFiles } from './code-files.ts';
import { explainedRepeats } from './explained-repeats.ts';
import { findRepeats, type Repeat } from './repeats.ts';

const repeats = findRepeats(codeFiles);

test('code says nothing twice that is not explained', () => {
  const unexplained = repeats.filter((repeat) => !explainedRepeats.some(explains(repeat)));
  expect(unexplained.map(told)).toEqual([]);
});

test('every explanation has something to explain', () => {
  const idle = explainedRepeats.filter(
    (entry) => !repeats.some((repeat) => explains(repeat)(entry)),
  );
  expect(idle).toEqual([]);
});

test('six equal lines are seen, however they are indented; imports, brackets and blanks do not count', () => {
  const six = ['one();', 'two();', 'three();', 'four();', 'five();', 'six();'];
  const [head, tail] = [six.slice(0, 3), six.slice(3)];
  const a = { path: 'a.ts', lines: ["import { x } from './x.ts';", ...six, 'a();'] };
  const b = { path: 'b.ts', lines: ['b();', ...head.map((line) => `  ${line}`), '', '}', ...tail] };
  expect(findRepeats([a, b])).toEqual([
    { first: { path: 'a.ts', line: 2 }, second: { path: 'b.ts', line: 2 }, lines: 6 },
  ]);
  expect(findRepeats([a, { path: 'b.ts', lines: six.slice(1) }])).toEqual([]);
  const imports = ['import {', '  a,', '  b,', '  c,', '  d,', "} from './e.ts';"];
  expect(findRepeats([imports, imports].map((lines) => ({ path: 'c.ts', lines })))).toEqual([]);
});

function explains({ first, second }: Repeat) {
  return ({ files }: { files: readonly string[] }) =>
    files.includes(first.path) && files.includes(second.path);
}

function told({ first, second, lines }: Repeat): string {
  return `${lines} lines: ${first.path}:${first.line} and ${second.path}:${second.line}`;
}
