import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, everyFile, testFiles, type CodeFile } from './code-files.ts';

const ascending = codeFiles.map(({ lines }) => lines.length).toSorted((a, b) => a - b);
const quantile = (share: number) => ascending[Math.floor(share * (ascending.length - 1))];

test('half of the code files have no more than 60 lines, nine of ten no more than 120', () => {
  expect(codeFiles.length).toBeGreaterThan(500);
  expect(quantile(0.5)).toBeLessThanOrEqual(60);
  expect(quantile(0.9)).toBeLessThanOrEqual(120);
});

test('no file has more than 250 lines, words and helpers of tests as well, and no test more than 450', () => {
  const longer = (most: number) => (file: CodeFile) => file.lines.length > most;
  const told = ({ path, lines }: CodeFile) => `${path}: ${lines.length} lines`;
  expect(everyFile.filter(longer(250)).map(told)).toEqual([]);
  expect(testFiles.filter(longer(450)).map(told)).toEqual([]);
});

test('no folder has more than 25 files of code', () => {
  const folders = Map.groupBy(codeFiles, ({ path }) => dirname(path));
  const full = [...folders].filter(([, files]) => files.length > 25);
  expect(full.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([]);
});
