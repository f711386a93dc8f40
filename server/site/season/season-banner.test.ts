import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { securityOptions } from '#server/http/security-headers.ts';
import { readSite } from '#server/site/site-files.ts';
import { createStaticSite } from '#server/site/static-site.ts';
import { builtSite, configForTests } from '#tests/server/start-front.ts';
import { dayInSpain, seasonBanner, type Season } from './season-banner.ts';

const season: Season = {
  from: '2027-03-01',
  until: '2027-03-31',
  words: { es: 'Plazas de marzo & abril', en: 'Places for March & April' },
  link: {
    words: { es: 'Reserva', en: 'Book' },
    address: { es: '/precios', en: 'https://faro.example/en?a=1&b="2' },
  },
};
const page = (attributes: string) =>
  `<!doctype html><html ${attributes}><body><a href="#main">x</a><div id="root">…</div>`;

test('it is there from its first day to its last, by the clock of Spain', () => {
  const days = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'];
  expect(days.map((day) => seasonBanner(season, day) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(dayInSpain(new Date('2027-02-28T23:30:00Z'))).toBe('2027-03-01');
  expect(seasonBanner(undefined, '2027-03-01')).toBeUndefined();
});

test('it says both languages before what React draws, and nothing of it is markup', () => {
  const html = seasonBanner(season, '2027-03-10')?.into(page('lang="en"')) ?? '';
  expect(html).toMatch(
    /<a href="#main">x<\/a><style>.*Plazas de marzo &amp; abril <a href="\/precios">Reserva<.*a=1&amp;b=&quot;2.*<div id="root">/s,
  );
  expect(html).toContain('aria-label="Close the notice"');
});

test('a page of the app and a test that is taken are as they were', () => {
  const banner = seasonBanner(season, '2027-03-10');
  for (const attributes of ['lang="es" data-kind="app"', 'lang="es" data-bar="test"'])
    expect(banner?.into(page(attributes))).toBe(page(attributes));
});

test('the server sends it on its days alone, under another ETag, with a policy that allows its style', async () => {
  const { dist, remove } = builtSite();
  onTestFinished(remove);
  writeFileSync(join(dist, 'site/rara/index.html'), page('lang="es"'));
  const manifest = join(dist, 'site-manifest.json');
  writeFileSync(
    manifest,
    JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), season }),
  );
  const options = securityOptions(configForTests());
  const filesOn = (day: string) => {
    const site = readSite(dist, options.siteUrl, { day });
    createStaticSite(site, options);
    return new Map(site.files.map((file) => [file.path, file]));
  };
  const [before, during] = [filesOn('2027-02-28'), filesOn('2027-03-01')];
  const [plain, shown] = [before.get('/rara'), during.get('/rara')];
  expect(plain?.bytes.toString()).toBe(page('lang="es"'));
  expect(plain?.styleHashes).toEqual([]);
  expect(shown?.bytes.toString()).toContain('Plazas de marzo');
  expect(shown?.hash).not.toBe(plain?.hash);
  expect(shown?.styleHashes).toEqual([expect.stringMatching(/^sha256-/)]);
  expect([before.has('/season.js'), during.has('/season.js')]).toEqual([false, true]);
});
