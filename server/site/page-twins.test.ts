import { chmodSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPageTwins } from './page-twins.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faro-twins-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const make = async (name: string) => ({ brotli: Buffer.from(`br of ${name}`), hash: `#${name}` });
const NAMES = ['carreras/historia/index.html', 'en/careers/history/index.html'];
const SITE = 'https://faro.example';

test('twins stay from one start to the next, for their build and address alone', async () => {
  const twins = openPageTwins(folder, 'one', SITE);
  expect(twins.find('carreras/historia/index.html')).toBeUndefined();
  await twins.keep(NAMES, make);
  const again = openPageTwins(folder, 'one', SITE);
  for (const opened of [twins, again]) {
    expect(opened.find('carreras/historia/index.html')).toEqual({
      brotli: Buffer.from('br of carreras/historia/index.html'),
      hash: '#carreras/historia/index.html',
    });
    expect(opened.find('../one')).toBeUndefined();
  }
  for (const [build, site] of [
    ['two', SITE],
    ['one', 'https://other.example'],
  ] as const) {
    expect(openPageTwins(folder, build, site).find(NAMES[0] ?? '')).toBeUndefined();
  }
});

test('a new build takes the place of the one before, and a second address stands beside the first', async () => {
  await openPageTwins(folder, 'one', SITE).keep(NAMES, make);
  await openPageTwins(folder, 'one', 'https://other.example').keep(NAMES, make);
  expect(readdirSync(folder)).toHaveLength(2);
  const before = openPageTwins(folder, 'one', SITE);
  await openPageTwins(folder, 'two', SITE).keep(NAMES, make);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^two-/)]);
  // A server of the build before goes on until it ends.
  expect(before.find(NAMES[0] ?? '')).toEqual(await make(NAMES[0] ?? ''));
});

test('what is kept in another form, or in half, is made anew', async () => {
  await openPageTwins(folder, 'one', SITE).keep(NAMES, make);
  const [place = ''] = readdirSync(folder);
  writeFileSync(join(folder, place, 'pages.json'), '{"a page":"its hash"}');
  const again = openPageTwins(folder, 'one', SITE);
  expect(again.find(NAMES[0] ?? '')).toBeUndefined();
  await again.keep(NAMES, make);
  expect(again.find(NAMES[1] ?? '')).toEqual(await make(NAMES[1] ?? ''));
  truncateSync(join(folder, place, 'all.br'), 40);
  const cut = openPageTwins(folder, 'one', SITE);
  expect(NAMES.map((name) => cut.find(name))).toEqual([undefined, undefined]);
  await cut.keep(NAMES, make);
  expect(cut.find(NAMES[1] ?? '')).toEqual(await make(NAMES[1] ?? ''));
});

test('a page that cannot be made, or a folder that takes nothing, keeps none and stops nothing', async () => {
  const twins = openPageTwins(folder, 'one', SITE);
  await twins.keep(NAMES, async () => {
    throw new Error('gone');
  });
  expect([twins.find(NAMES[0] ?? ''), readdirSync(folder)]).toEqual([undefined, []]);
  const none = openPageTwins('/dev/null/twins', 'one', SITE);
  await none.keep(NAMES, make);
  expect(none.find(NAMES[0] ?? '')).toBeUndefined();
});
