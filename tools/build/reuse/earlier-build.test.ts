import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAssets } from '../compress-assets.ts';
import { hashOf } from './build-inputs.ts';
import { noteMade, openEarlier, takeFiles, type Made } from './earlier-build.ts';

let folder: string;
let before: string;
let now: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faro-earlier-'));
  [before, now] = [join(folder, 'before'), join(folder, 'now')];
  for (const each of [before, now]) mkdirSync(join(each, 'assets'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const made: Made = {
  fixed: 'f',
  browser: { free: {}, files: {}, fileOf: {}, chunks: '' },
  program: { free: {}, files: {} },
  pictures: {},
};

test('a build leaves what the next one may take; of one in another form nothing is taken', async () => {
  mkdirSync(join(before, 'made'));
  await noteMade(before, made);
  expect(await openEarlier(before)).toEqual({ dist: before, made });
  writeFileSync(join(before, 'made/made.json'), '{"fixed":"f"}');
  expect(await openEarlier(before)).toBeUndefined();
  expect(await openEarlier(join(folder, 'nowhere'))).toBeUndefined();
});

test('a file that is not what the earlier build made, or is gone, is not taken', async () => {
  writeFileSync(join(before, 'assets/a.js'), 'one');
  const files = { 'assets/a.js': hashOf('one') };
  expect(takeFiles(files, before, now)).toBe(true);
  expect(readFileSync(join(now, 'assets/a.js'), 'utf8')).toBe('one');
  writeFileSync(join(before, 'assets/a.js'), 'planted');
  expect(takeFiles(files, before, join(folder, 'third'))).toBe(false);
  rmSync(join(before, 'assets/a.js'));
  expect(takeFiles(files, before, join(folder, 'third'))).toBe(false);
});

test('a compressed twin is taken where it holds the bytes of its file, and else made', async () => {
  const planted = brotliCompressSync('planted');
  writeFileSync(join(before, 'assets/one.js.br'), brotliCompressSync('one'));
  writeFileSync(join(before, 'assets/two.js.br'), planted);
  writeFileSync(join(before, 'assets/three.js.br'), 'no brotli');
  writeFileSync(
    join(before, 'assets/four.js.br'),
    `${brotliCompressSync('four').toString('latin1')}more`,
    'latin1',
  );
  const names = ['one', 'two', 'three', 'four'];
  for (const name of names) writeFileSync(join(now, `assets/${name}.js`), name);
  await compressAssets(now, before);
  for (const name of names) {
    const twin = readFileSync(join(now, `assets/${name}.js.br`));
    expect(twin).toEqual(brotliCompressSync(name));
  }
});
