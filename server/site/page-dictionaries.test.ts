import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { AppEnv } from '#server/context.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import { builtSite, configForTests } from '#tests/server/start-front.ts';
import { readSite } from './site-files.ts';
import { createStaticSite } from './static-site.ts';

const spanish = '<!doctype html><html lang="es">Orientación vocacional. Lo que tienen en común.';
const english = '<!doctype html><html lang="en">';
const hashOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;

/** A site with a dictionary for each language; the result gives what is sent at a path. */
function siteWithDictionaries(change: { cdnSeconds?: number } = {}) {
  const { dist, remove } = builtSite();
  onTestFinished(remove);
  const place = join(dist, 'site-manifest.json');
  const manifest: object = JSON.parse(readFileSync(place, 'utf8'));
  writeFileSync(join(dist, 'site/assets/pages-es-1.txt'), spanish);
  writeFileSync(join(dist, 'site/assets/pages-en-1.txt'), english);
  const dictionaries = [
    { file: 'assets/pages-es-1.txt', match: '/*' },
    { file: 'assets/pages-en-1.txt', match: '/en/*' },
  ];
  writeFileSync(place, JSON.stringify({ ...manifest, dictionaries }));
  const { siteUrl, ...options } = securityOptions(configForTests());
  const site = createStaticSite(readSite(dist, siteUrl), { siteUrl, ...options, ...change });
  const app = new Hono<AppEnv>().get('*', site.handler);
  return async (path: string, dictionary: string, encoding = 'gzip, br, dcb, dcz') =>
    app.request(path, {
      headers: { 'accept-encoding': encoding, 'available-dictionary': dictionary },
    });
}

test('whoever has what pages have in common gets a page by it, and it is the page', async () => {
  const ask = siteWithDictionaries();
  const answer = await ask('/', hashOf(spanish));
  expect(answer.headers.get('content-encoding')).toBe('dcz');
  expect(answer.headers.get('vary')).toBe('accept-encoding, available-dictionary');
  const sent = Buffer.from(await answer.arrayBuffer());
  // RFC 9842 5: a skippable frame of 32 bytes, which are the hash of the dictionary.
  expect(sent.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(`:${sent.subarray(8, 40).toString('base64')}:`).toBe(hashOf(spanish));
  const page = zstdDecompressSync(sent.subarray(40), { dictionary: Buffer.from(spanish) });
  const plain = await (await ask('/', '', '')).text();
  expect(page.toString()).toBe(plain);
  expect(plain).toContain('Orientación vocacional.');
});

test('an answer by a dictionary has a tag of its own', async () => {
  const ask = siteWithDictionaries();
  const tags = await Promise.all(
    [hashOf(spanish), ''].map(async (each) => (await ask('/', each)).headers.get('etag')),
  );
  expect(tags[0]).toMatch(/^"\S+-dcz-[0-9a-f]{16}"$/);
  expect(tags[1]).toMatch(/^"\S+-br"$/);
});

test('a page goes by the dictionary of its own language, and by no other', async () => {
  const ask = siteWithDictionaries();
  const encodings = await Promise.all(
    [
      ask('/en', hashOf(spanish)),
      ask('/auth', hashOf(english)),
      ask('/', hashOf('an earlier build')),
      ask('/', hashOf(spanish), 'gzip, br'),
      ask('/assets/app-1a2b3c.js', hashOf(spanish)),
    ].map(async (answer) => (await answer).headers.get('content-encoding')),
  );
  expect(encodings).toEqual(['dcz', 'br', 'br', 'br', 'br']);
});

test('a browser hears of which pages it is', async () => {
  const ask = siteWithDictionaries();
  const { headers } = await ask('/assets/pages-en-1.txt', '');
  expect(headers.get('use-as-dictionary')).toBe('match="/en/*", match-dest=("document")');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('where a CDN keeps pages, none goes by a dictionary', async () => {
  const ask = siteWithDictionaries({ cdnSeconds: 60 });
  const { headers } = await ask('/', hashOf(spanish));
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('vary')).toBe('accept-encoding');
});
