import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readOnImport } from './read-on-import.ts';

const root = resolve(import.meta.dirname, '../..');

/** The scripts that a document begins with, and what they load for the document that stands: no page comes after them. */
const ofTheDocument = [
  'app/boot.ts',
  'app/article-boot.ts',
  'app/consent-boot.ts',
  'app/filter-careers.ts',
  'app/offline/service-worker.ts',
];

test('nothing that comes late keeps where the browser stood when it came', () => {
  const sources = globSync('app/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
  expect(sources.length).toBeGreaterThan(300);
  const found = readOnImport(sources);
  expect(found.filter((one) => !ofTheDocument.includes(one.split(':')[0] ?? ''))).toEqual([]);
});

test.each([
  ["const at = typeof location === 'undefined' ? undefined : location.pathname;", ['location']],
  ['export const isWide = window.innerWidth > 700;', ['innerWidth']],
  ['function read() { return history.state; }\nconst kept = read();', ['history']],
  ['const kept = (() => sessionStorage.length)();', ['sessionStorage']],
  ["import { take } from './other.ts';\ntake();", ['localStorage']],
  ["import { take } from '#app/other.ts';\nexport const later = () => take();", []],
  ['export function now() { return location.href; }', []],
  ['const named = { location: 1, ...{ history: 2 } };\nnamed.location;', []],
  ["const is = typeof document !== 'undefined';", []],
])('%j reads %j when it is imported', (text, names) => {
  const other = {
    path: 'app/other.ts',
    text: "export const take = () => localStorage.getItem('x');",
  };
  const found = readOnImport([{ path: 'app/here.ts', text }, other]);
  expect(found).toEqual(names.map((name) => `app/here.ts: ${name}`));
});
