/** The notice of a season on the built site, served on one of its days by what serves the site, without a database. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { expect, test } from '@playwright/test';
import { Hono } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import type { Season } from '#server/site/season/season-banner.ts';
import { readSite } from '#server/site/site-files.ts';
import { createStaticSite } from '#server/site/static-site.ts';
import { colourRules, expectAccessible } from './axe.ts';
import { configForTests } from './server/start-front.ts';
import { watchTrouble } from './site-fixture.ts';

const season: Season = {
  from: '2027-03-01',
  until: '2027-03-31',
  words: {
    es: 'Quedan 6 plazas de asesoría para matricularse en septiembre. Cierran el 31 de marzo.',
    en: '6 places for advice are left for a start in September. They close on 31 March.',
  },
  link: {
    words: { es: 'Ver precios', en: 'See prices' },
    address: { es: '/precios', en: '/en/pricing' },
  },
};

let url = '';
let close = () => {};
test.beforeAll(async () => {
  const built = resolve(import.meta.dirname, '../dist');
  const dist = mkdtempSync(join(tmpdir(), 'faro-season-'));
  symlinkSync(join(built, 'site'), join(dist, 'site'));
  const manifest = JSON.parse(readFileSync(join(built, 'site-manifest.json'), 'utf8'));
  writeFileSync(join(dist, 'site-manifest.json'), JSON.stringify({ ...manifest, season }));
  const app = new Hono<AppEnv>();
  const started = await new Promise<{ port: number; end(): void }>((done) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) =>
      done({ port, end: () => server.close() }),
    );
  });
  url = `http://localhost:${started.port}`;
  const options = securityOptions(configForTests({ SITE_URL: url }));
  app.use(async (c, next) => {
    c.set('requestId', 'season');
    await next();
  });
  app.get('*', createStaticSite(readSite(dist, url, { day: '2027-03-10' }), options).handler);
  close = () => {
    started.end();
    rmSync(dist, { recursive: true });
  };
});
test.afterAll(() => close());

test('the notice of a season is read in one language, is closed by a key, and what it loads is allowed', async ({
  page,
}) => {
  const trouble = await watchTrouble(page, url);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${url}/en`);
  const notice = page.getByRole('complementary', { name: 'Notice' });
  await expect(notice.getByText(season.words.en)).toBeVisible();
  await expect(notice.getByText(season.words.es)).toBeHidden();
  await page.goto(url);
  const aviso = page.getByRole('complementary', { name: 'Aviso' });
  await expect(aviso.getByText(season.words.es)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { within: '#season', rules: colourRules });
  const { width = 0, height = 0 } = (await aviso.locator('label').boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  await aviso.getByRole('checkbox', { name: 'Cerrar el aviso' }).focus();
  await page.keyboard.press('Space');
  await expect(aviso).toBeHidden();
  const remembered = () => page.evaluate(() => localStorage.getItem('faro-season'));
  expect(await remembered()).not.toBeNull();
  await page.goto(`${url}/assessment`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(trouble).toEqual([]);
});
