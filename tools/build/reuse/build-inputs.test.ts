import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freeAmong, readInputs } from './build-inputs.ts';
import { isSame, type Made } from './earlier-build.ts';

let root: string;
function write(path: string, text = path): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'faro-inputs-'));
  for (const path of [
    'app/page.tsx',
    'app/styles/site.css',
    'domain/score.ts',
    'public/robots.txt',
    'content/faq/one.yaml',
    'content/compiled/faq/all.js',
    'content/compiled/site/site.js',
    'content/articles/one/es.mdx',
    'tools/build/build.ts',
    'tools/launch/compiled-content.mjs',
    'supabase/database.types.ts',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    write(path);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Whether a bundle that read the questions is still what the sources make, after a change. */
function isKept(change: () => void): boolean {
  const inputs = readInputs(root);
  const free = freeAmong(root, inputs, [
    `${root}/app/page.tsx`,
    `${root}/content/compiled/faq/all.js`,
    `${root}/content/articles/one/es.mdx?card`,
    '\0helper',
  ]);
  const made: Made = {
    fixed: inputs.fixed,
    browser: { free, files: {}, fileOf: {}, chunks: '' },
    program: { free: {}, files: {} },
    pictures: {},
  };
  change();
  return isSame(made, made.browser, readInputs(root));
}

test.each(['content/faq/one.yaml', 'content/compiled/site/site.js', 'app/page.test.tsx'])(
  'a bundle stays where what changed is nothing that it read: %s',
  (path) => {
    expect(isKept(() => write(path, 'anew'))).toBe(true);
  },
);

test.each([
  ['a module of content that it read', 'content/compiled/faq/all.js'],
  ['an article that it read', 'content/articles/one/es.mdx'],
  ['an article more, which a pattern of imports finds', 'content/articles/two/es.mdx'],
  ['code', 'domain/score.ts'],
  ['a style', 'app/styles/site.css'],
  ['what is public', 'public/robots.txt'],
  ['a package', 'package-lock.json'],
  ['the build itself', 'tools/build/build.ts'],
])('a bundle is made anew for %s', (_, path) => {
  expect(isKept(() => write(path, 'anew'))).toBe(false);
});
