import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { paths, textOf } from './clone-files.ts';
import { foldersIn } from './folder-tree.ts';

const tree = foldersIn(textOf('docs/house.md'));
const rooms = /^(app|server|content|domain|supabase|tools|bench|lab|tests)\//;
const code = /\.(tsx?|mjs|sql|mdx)$/;
const withCode = [
  ...new Set(
    paths
      .filter((path) => rooms.test(path) && code.test(path))
      .filter((path) => !/\.test\.tsx?$|^tests\/(fixtures|house\/samples)\/./.test(path))
      .map(dirname),
  ),
];
const patterns = tree.map(({ path }) => new RegExp(`^${path.replace(/<\w+>/g, '[^/]+')}$`));

test('every folder that holds code stands in the tree of folders', () => {
  const missing = withCode.filter((folder) => !patterns.some((each) => each.test(folder)));
  expect(missing).toEqual([]);
});

test('every folder of the tree is there', () => {
  const there = new Set(paths.flatMap(foldersAbove));
  const gone = tree.filter((_, at) => ![...there].some((folder) => patterns[at]?.test(folder)));
  expect(gone.map(({ path }) => path)).toEqual([]);
});

test('every folder of the tree says in a line what it is for', () => {
  expect(tree.length).toBeGreaterThan(60);
  expect(tree.filter(({ purpose }) => purpose.length < 5)).toEqual([]);
});

test('folders are read by their indentation', () => {
  const text = '```\na/      first\n  b/    second\n    c/d/ third\n  e/    fourth\n```';
  expect(foldersIn(text).map(({ path }) => path)).toEqual(['a', 'a/b', 'a/b/c/d', 'a/e']);
});

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
