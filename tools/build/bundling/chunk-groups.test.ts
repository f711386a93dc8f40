import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, chunkPaths, preloadHelpers } from './chunk-groups.ts';

const root = resolve(import.meta.dirname, '../../..');
const rooms = globSync('{app,content,domain}/**/*.{ts,tsx,js}', { cwd: root });
const ours = rooms.filter((path) => !/\.test\.tsx?$/.test(path));
/** Packages of which the site is built, with their files. */
const packages = globSync(
  [
    'node_modules/{react,react-dom,scheduler}/index.js',
    'node_modules/@tanstack/*/package.json',
    'node_modules/lucide-react/dist/esm/icons/*.mjs',
  ],
  { cwd: root },
);
/** Modules that the bundler adds, by its names for them. */
const ofTheBundler = ['\0vite/preload-helper.js', '\0rolldown/runtime.js'];
const modules = [...[...ours, ...packages].map((path) => `${root}/${path}`), ...ofTheBundler];

test('every path of a chunk group matches a module', () => {
  expect(chunkPaths.length).toBeGreaterThan(100);
  expect(modules.length).toBeGreaterThan(1000);
  const stale = chunkPaths.filter(({ test: pattern }) => !modules.some((id) => pattern.test(id)));
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test('every file with a preload helper of its own is there', () => {
  const importers = Object.values(preloadHelpers).flat();
  expect(importers.filter((path) => !ours.includes(path))).toEqual([]);
});

test('a group takes what its paths name, a folder with all in it, and nothing beside them', () => {
  const groupOf = (path: string) =>
    chunkGroups.find(({ test: pattern }) => pattern.test(`${root}/${path}`))?.name;
  expect(groupOf('app/ui/navigation/link.tsx')).toBe('client');
  expect(groupOf('app/i18n/head.ts')).toBe('controls');
  expect(groupOf('domain/constants.ts')).toBe('constants');
  expect(groupOf('domain/constants-of-others.ts')).toBeUndefined();
  expect(groupOf('node_modules/react-dom-of-others/index.js')).toBeUndefined();
});

test('a group of one language has a file for each', () => {
  const results = chunkGroups.find(
    (group) => 'debugName' in group && group.debugName === 'results',
  );
  const nameOf = (language: string) => {
    const path = `${root}/content/dictionaries/${language}/results.ts`;
    return typeof results?.name === 'function' && results.test.test(path) && results.name(path);
  };
  expect([nameOf('es'), nameOf('en')]).toEqual(['results-es', 'results-en']);
});
