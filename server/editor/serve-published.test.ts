import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AppEnv } from '#server/context.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import { createChangingSite } from '#server/site/changing-site.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { builtSite, configForTests } from '#tests/server/start-front.ts';
import { servePublished } from './serve-published.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [true, ['select private.remove_made_up($1) as gone']],
  [false, []],
])(
  'what a demonstration made up goes when the site that is served is live: %s',
  async (live, wanted) => {
    const { dist, remove } = builtSite();
    onTestFinished(remove);
    const manifest = join(dist, 'site-manifest.json');
    writeFileSync(
      manifest,
      JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), live }),
    );
    const asked: string[] = [];
    const query = async (sql: string) => {
      asked.push(sql);
      return [];
    };
    const config = configForTests();
    const served = await servePublished({
      config,
      log: silentLog,
      dist,
      site: createChangingSite(),
      security: securityOptions(config),
      database: { query },
      published: undefined,
    });
    onTestFinished(() => served.stop());
    expect(asked).toEqual(wanted);
  },
);

/** A site whose notice stands for the first of March, served from a moment on. */
async function servedFrom(moment: string) {
  const { dist, remove } = builtSite();
  onTestFinished(remove);
  writeFileSync(
    join(dist, 'site/rara/index.html'),
    '<!doctype html><html lang="es"><body><div id="root"></div>',
  );
  const manifest = join(dist, 'site-manifest.json');
  const season = {
    from: '2027-03-01',
    until: '2027-03-01',
    words: { es: 'Plazas de marzo', en: 'Places for March' },
  };
  writeFileSync(
    manifest,
    JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), season }),
  );
  const clock = { now: new Date(moment) };
  const site = createChangingSite();
  const change = vi.spyOn(site, 'change');
  const config = configForTests();
  const served = await servePublished({
    config,
    log: silentLog,
    dist,
    site,
    security: securityOptions(config),
    now: () => clock.now,
    database: undefined,
    published: undefined,
  });
  onTestFinished(() => served.stop());
  const app = new Hono<AppEnv>();
  app.get('*', (c, next) => site.handler(c, next));
  return {
    /** How often the site was changed in the minute that ends then, and whether a page has the notice now. */
    async at(to: string) {
      change.mockClear();
      clock.now = new Date(to);
      vi.advanceTimersByTime(60_000);
      const html = await (await app.request('/rara')).text();
      return { changes: change.mock.calls.length, shows: html.includes('Plazas de marzo') };
    },
  };
}

test('a notice comes and goes in the minute in which a day of Spain begins and ends it, and on no other day is a site read anew', async () => {
  const site = await servedFrom('2027-02-27T22:00:00Z');
  const [apart, begins, stays, ends] = [
    { changes: 0, shows: false },
    { changes: 1, shows: true },
    { changes: 0, shows: true },
    { changes: 1, shows: false },
  ];
  expect(await site.at('2027-02-28T12:00:00Z')).toEqual(apart);
  expect(await site.at('2027-02-28T22:59:00Z')).toEqual(apart);
  expect(await site.at('2027-02-28T23:00:00Z')).toEqual(begins);
  expect(await site.at('2027-03-01T22:59:00Z')).toEqual(stays);
  expect(await site.at('2027-03-01T23:00:00Z')).toEqual(ends);
  expect(await site.at('2027-03-02T23:00:00Z')).toEqual(apart);
});
