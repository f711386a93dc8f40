import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sourceHash } from './built-site.mjs';
import { lackingIn } from './complete-lockfile.mjs';
import { isInstalled } from './installation.mjs';
import { isAtLeast } from './node-runtime.mjs';
import { playwrightResult, vitestResult } from '#tools/check/suites/suite-result.ts';

const root = resolve(import.meta.dirname, '../..');

/** A folder with these files, gone when the test ends. */
function folderOf(files: Record<string, string>) {
  const path = mkdtempSync(join(tmpdir(), 'faro-launch-'));
  function write(name: string, text: string): void {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  for (const [name, text] of Object.entries(files)) write(name, text);
  const remove = () => rmSync(path, { recursive: true, force: true });
  return { path, write, [Symbol.dispose]: remove };
}

/** What runs before any package is there. */
function copyLauncher(folder: string): void {
  for (const part of ['tools', 'server/database/embedded']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
}

function lockOf(packages: Record<string, object>): string {
  return JSON.stringify({ packages: { '': {}, ...packages } });
}

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

test('H21: npm ci can use the lockfile on every platform, and checks all of it: each package has its SHA-512', () => {
  const entries = Object.entries<Record<string, unknown>>(lockfile.packages).slice(1);
  expect(entries.length).toBeGreaterThan(600);
  const hashed = entries.filter(([, { integrity }]) => String(integrity).startsWith('sha512-'));
  const bundled = entries.filter(([, { inBundle }]) => inBundle === true);
  expect(hashed.length + bundled.length).toBe(entries.length);
  expect(bundled.length).toBeLessThan(10);
  expect(lackingIn(lockfile.packages)).toEqual([]);
});

test('H21: the lockfile names no registry of its own', () => {
  const places = Object.entries<{ resolved?: string }>(lockfile.packages).filter(
    ([, { resolved = '' }]) => !/^(https:\/\/registry\.npmjs\.org\/.*)?$/.test(resolved),
  );
  expect(places).toEqual([]);
});

test('H21: an optional package that npm left out, a bare entry and a weak hash are seen', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`;
  const packages = {
    '': {},
    'node_modules/x': { integrity, optionalDependencies: { '@x/linux-arm64-musl': '1.2.3' } },
    'node_modules/y': { integrity, optionalDependencies: { z: '1.0.0' } },
    'node_modules/y/node_modules/z': { version: '1.0.0' },
    'node_modules/weak': { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    'node_modules/b': { integrity, bundleDependencies: ['@c/d'] },
    'node_modules/b/node_modules/@c/d': { inBundle: true },
    'node_modules/b/node_modules/e': { inBundle: true },
  };
  expect(lackingIn(packages)).toEqual([
    'node_modules/@x/linux-arm64-musl',
    'node_modules/y/node_modules/z',
    'node_modules/weak',
    'node_modules/b/node_modules/e',
  ]);
});

test('H21: what is installed runs nothing by itself', () => {
  using folder = folderOf({ 'package.json': '{}', 'package-lock.json': '{"packages":{"x":{}}}' });
  copyLauncher(folder.path);
  const told = join(folder.path, 'npm-cli.js');
  folder.write('npm-cli.js', 'console.log(process.argv.slice(2).join(" ")); process.exit(7);');
  const { stderr } = spawnSync(process.execPath, ['tools/launch/start.mjs'], {
    cwd: folder.path,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: '/nonexistent', npm_execpath: told },
  });
  expect(stderr).toMatch(/^ci .*--ignore-scripts/m);
});

test('installed means every package in its exact version; optional ones may be missing', () => {
  const wanted = lockOf({
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/only-mac': { version: '1.0.0', optional: true },
  });
  const present = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };
  using folder = folderOf({ 'package-lock.json': wanted });
  expect(isInstalled(folder.path)).toBe(false);
  folder.write('node_modules/.package-lock.json', lockOf(present));
  expect(isInstalled(folder.path)).toBe(true);
  const other = { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } };
  folder.write('node_modules/.package-lock.json', lockOf(other));
  expect(isInstalled(folder.path)).toBe(false);
});

test('the site is built again when a source changes, not when a test does', () => {
  using folder = folderOf({ 'app/page.tsx': 'one', 'app/page.test.tsx': 'test' });
  const before = sourceHash(folder.path);
  folder.write('app/page.test.tsx', 'other test');
  expect(sourceHash(folder.path)).toBe(before);
  folder.write('app/page.tsx', 'two');
  const changed = sourceHash(folder.path);
  expect(changed).not.toBe(before);
  folder.write('content/new.ts', '');
  expect(sourceHash(folder.path)).not.toBe(changed);
});

test('versions are compared by number, not by letter', () => {
  expect(isAtLeast('22.9.0', [22, 18])).toBe(false);
  expect(isAtLeast('22.18.0', [22, 18])).toBe(true);
  expect(isAtLeast('24.0.0', [22, 18])).toBe(true);
  expect(isAtLeast('9.0.0', [20, 0])).toBe(false);
});

test('start ends with one clear line when the packages cannot be installed', () => {
  using folder = folderOf({ 'package.json': '{}', 'package-lock.json': '{"packages":{"x":{}}}' });
  copyLauncher(folder.path);
  const failing = join(folder.path, 'npm-cli.js');
  folder.write('npm-cli.js', 'console.error("no network"); process.exit(7);');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/launch/start.mjs'], {
    cwd: folder.path,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: '/nonexistent', npm_execpath: failing },
  });
  expect(status).toBe(1);
  // Whatever a command prints for a file stands alone on stdout.
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /installing packages …[^]*no network[^]*The packages could not be installed/,
  );
});

test('a suite without a report, without a test, or failing outside of its tests is a failure', () => {
  using folder = folderOf({
    empty: '{"success":true,"numPassedTests":0,"numFailedTests":0,"numPendingTests":0}',
    lost: '{"success":false,"numPassedTests":5,"numFailedTests":0,"numPendingTests":0}',
    good: '{"success":true,"numPassedTests":5,"numFailedTests":0,"numPendingTests":0}',
  });
  const read = (name: string, exitCode = 0) => {
    const { passed, failed } = vitestResult('unit', join(folder.path, name), exitCode);
    return [passed, failed];
  };
  expect(read('missing')).toEqual([0, 1]);
  expect(read('empty')).toEqual([0, 1]);
  expect(read('lost', 1)).toEqual([5, 1]);
  expect(read('good')).toEqual([5, 0]);
  expect(read('good', 1)).toEqual([5, 1]);
});

test('what was held against its source, and what was not for want of it, is counted', () => {
  using folder = folderOf({
    some: JSON.stringify({
      success: true,
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 1,
      testResults: [
        {
          assertionResults: [
            { ancestorTitles: ['beside its source'], status: 'passed' },
            { ancestorTitles: ['beside its source'], status: 'skipped' },
            { ancestorTitles: ['something else'], status: 'passed' },
          ],
        },
      ],
    }),
  });
  const { compared } = vitestResult('unit', join(folder.path, 'some'), 0);
  expect(compared).toEqual({ held: 1, absent: 1 });
});

test('what passed at the second try only counts, and is named', () => {
  using folder = folderOf({
    flaky: '{"errors":[],"stats":{"expected":3,"unexpected":0,"flaky":1,"skipped":0}}',
  });
  expect(playwrightResult('browser', join(folder.path, 'flaky'), 0)).toMatchObject({
    passed: 4,
    failed: 0,
    note: '1 passed at the second try only: look at them',
  });
});
