import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { securityOptions } from '#server/http/security-headers.ts';
import { builtSite, configForTests, sendRaw, startFront } from '#tests/server/start-front.ts';
import { keepTwins, keepTwinsAside } from './keep-twins.ts';
import { readSite, type Site } from './site-files.ts';
import { createStaticSite } from './static-site.ts';

test('pages come with the address of this site in place of the placeholder', async () => {
  await using front = await startFront({ env: { SITE_URL: 'https://faro.example' } });
  const page = await fetch(`${front.url}/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('<link rel="canonical" href="https://faro.example/">');
  expect(await (await fetch(`${front.url}/sitemap.xml`)).text()).toContain('https://faro.example/');
});

test('H12: pages are revalidated by ETag, hashed assets kept for good', async () => {
  await using front = await startFront();
  const page = await fetch(`${front.url}/`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(`${front.url}/`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain('sha256-abc=');
  const other = await fetch(`${front.url}/`, { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
  const asset = await fetch(`${front.url}/assets/app-1a2b3c.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a CDN may keep pages for as long as is set, and nothing else; browsers ask as before', async () => {
  await using front = await startFront({ env: { CDN_SECONDS: '600' } });
  const said = async (path: string) => {
    const { headers } = await fetch(front.url + path);
    return [headers.get('cdn-cache-control'), headers.get('cache-control')];
  };
  expect(await said('/')).toEqual(['public, max-age=600', 'no-cache']);
  expect(await said('/sitemap.xml')).toEqual(['public, max-age=600', 'no-cache']);
  expect((await said('/no-such-page'))[0]).toBeNull();
  expect((await said('/assets/app-1a2b3c.js'))[0]).toBeNull();
  await using plain = await startFront();
  expect((await fetch(plain.url)).headers.get('cdn-cache-control')).toBeNull();
});

test('H11: a part of a page says only what holds of parts, in a third of the bytes', async () => {
  await using front = await startFront({ env: { SITE_URL: 'https://faro.example' } });
  const bytesOf = async (path: string) => {
    const raw = await sendRaw(
      front.port,
      `GET ${path} HTTP/1.1\r\nHost: faro.example\r\nConnection: close\r\n\r\n`,
    );
    return raw.indexOf('\r\n\r\n');
  };
  const { headers } = await fetch(`${front.url}/assets/font-4d5e6f.woff2`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  for (const path of ['/assets/font-4d5e6f.woff2', '/assets/app-1a2b3c.js']) {
    expect(await bytesOf(path)).toBeLessThan((await bytesOf('/')) / 3);
  }
});

test('H08: what may be opened as a document or started as a worker has a policy of its own', async () => {
  await using front = await startFront();
  for (const path of ['/sitemap.xml', '/assets/pdf-worker-7a8b9c.js', '/assets/map-0a1b2c.svg']) {
    const { headers } = await fetch(front.url + path);
    const policy = path.endsWith('.svg')
      ? /^default-src 'none'; frame-ancestors 'none'$/
      : /script-src 'self'; style-src 'self'; /;
    expect(headers.get('content-security-policy')).toMatch(policy);
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('text goes out compressed as the browser allows, each form with its own ETag', async () => {
  await using front = await startFront();
  const get = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    return fetch(`${front.url}/`, { headers });
  };
  const [br, gz, plain] = await Promise.all([
    get('gzip, br'),
    get('gzip'),
    get('br;q=0, identity'),
  ]);
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(gz.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBe(null);
  expect(new Set([br, gz, plain].map((each) => each.headers.get('etag'))).size).toBe(3);
  expect(br.headers.get('vary')).toBe('accept-encoding');
  expect(Number(br.headers.get('content-length'))).toBeLessThan(300);
  expect(await br.text()).toBe(await plain.text());
});

test('the bytes on the wire are brotli of the page', async () => {
  await using front = await startFront();
  const raw = await sendRaw(
    front.port,
    'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
  );
  const body = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'latin1');
  expect(brotliDecompressSync(body).toString()).toContain('Orientación vocacional.');
});

test('a rare page is compressed while a visitor waits for it, at the quality that costs 4 ms and not 178', async () => {
  await using front = await startFront({ env: { SITE_URL: 'https://faro.example' } });
  const raw = await sendRaw(
    front.port,
    'GET /rara HTTP/1.1\r\nHost: faro.example\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
  );
  const body = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'latin1');
  const page = brotliDecompressSync(body);
  expect(page.toString()).toContain('https://faro.example/rara');
  const at = (quality: number) =>
    brotliCompressSync(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    });
  expect(at(6).equals(at(9))).toBe(false);
  expect(body.equals(at(6))).toBe(true);
});

test('a rare page whose twin is kept is ready for the first visitor, at this start and at the next', async () => {
  const { dist, remove } = builtSite();
  onTestFinished(remove);
  const options = securityOptions(configForTests({ SITE_URL: 'https://faro.example' }));
  const places = [dist, options.siteUrl, join(dist, 'twins')] as const;
  const built = readSite(places[0], places[1], { twinsFolder: places[2] });
  const first = createStaticSite(built, options);
  expect(first.ready('/rara', { encoding: 'br', dictionary: undefined })).toBeUndefined();
  await keepTwinsAside(built, places);
  for (const site of [
    first,
    createStaticSite(readSite(places[0], places[1], { twinsFolder: places[2] }), options),
  ]) {
    const { bytes, head } =
      site.ready('/rara', { encoding: 'gzip, br', dictionary: undefined }) ?? {};
    expect(brotliDecompressSync(bytes ?? '').toString()).toContain('https://faro.example/rara');
    expect(head).toContain(`content-length: ${bytes?.length}`);
    expect(site.ready('/rara', { encoding: 'gzip', dictionary: undefined })).toBeUndefined();
  }
});

test('where no process can be started, the site goes on without twins', async () => {
  const { dist, remove } = builtSite();
  onTestFinished(remove);
  const places = [dist, 'https://faro.example', join(dist, 'twins')] as const;
  const site = readSite(places[0], places[1], { twinsFolder: places[2] });
  const { execPath } = process;
  process.execPath = join(dist, 'no-such-program');
  onTestFinished(() => void (process.execPath = execPath));
  await keepTwinsAside(site, places);
  expect(site.twins?.look()).toBe(false);
  const rare = site.files.find(({ path }) => path === '/rara');
  expect(rare?.bytes.toString()).toContain('https://faro.example/rara');
});

test('a rare page that takes no brotli is the same with and without a kept twin', async () => {
  const { dist, remove } = builtSite();
  onTestFinished(remove);
  const { siteUrl } = configForTests({ SITE_URL: 'https://faro.example' });
  const rareOf = ({ files }: Site) => files.find(({ path }) => path === '/rara');
  const made = readSite(dist, siteUrl, { twinsFolder: join(dist, 'twins') });
  const before = { bytes: rareOf(made)?.bytes.toString(), hash: rareOf(made)?.hash };
  expect(before.bytes).toContain('https://faro.example/rara');
  await keepTwins(made);
  // By then another build may stand in its place.
  rmSync(join(dist, 'site/rara'), { recursive: true });
  expect(rareOf(made)).toMatchObject({ hash: before.hash });
  expect(rareOf(made)?.kept).toBeDefined();
  expect(rareOf(made)?.bytes.toString()).toBe(before.bytes);
});

test('HEAD answers the headers of GET and no body', async () => {
  await using front = await startFront();
  const raw = await sendRaw(
    front.port,
    'HEAD /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  expect(raw).toMatch(/^HTTP\/1\.1 200/);
  expect(raw.toLowerCase()).toMatch(/content-length: [1-9]/);
  expect(raw.endsWith('\r\n\r\n')).toBe(true);
});

test('an unknown path gets the 404 page of its language, with status 404', async () => {
  await using front = await startFront();
  const spanish = await fetch(`${front.url}/no-existe`);
  expect([spanish.status, await spanish.text()]).toEqual([
    404,
    expect.stringContaining('no encontrada'),
  ]);
  const english = await fetch(`${front.url}/en/nope`);
  expect([english.status, await english.text()]).toEqual([
    404,
    expect.stringContaining('not found'),
  ]);
  expect((await fetch(`${front.url}/404.html`)).status).toBe(404);
});

test('a page that says that nothing is there has status 404, prepared ahead or not', async () => {
  await using front = await startFront();
  for (const path of ['/admin', '/admin', '/admin?view=people']) {
    const answer = await fetch(front.url + path, { headers: { 'if-none-match': '*' } });
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('no encontrada'),
    ]);
    expect((await fetch(front.url + path)).status).toBe(404);
  }
  expect((await fetch(`${front.url}/admin/`, { redirect: 'manual' })).status).toBe(308);
});

test('H15: a missing asset is 404 and never a page', async () => {
  await using front = await startFront();
  const answer = await fetch(`${front.url}/assets/app-000000.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

test.each([
  '/assets/app-1a2b3c.js.map',
  '/.env',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/secret.txt',
  '/site-manifest.json',
  '/index.html',
  '/%00',
  '//etc/passwd',
])('H15: %s is 404', async (target) => {
  await using front = await startFront();
  const raw = await sendRaw(
    front.port,
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(raw).toMatch(/^HTTP\/1\.1 404/);
  expect(raw).not.toMatch(/leak|outside|"version":3/);
});

test('a trailing slash leads to the one address of a page, query kept', async () => {
  await using front = await startFront();
  const answer = await fetch(`${front.url}/auth/?next=%2Fresults`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/auth?next=%2Fresults']);
});

test('a page cannot be posted to', async () => {
  await using front = await startFront();
  expect((await fetch(`${front.url}/auth`, { method: 'POST' })).status).toBe(405);
});
