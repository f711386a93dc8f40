import { expect } from '@playwright/test';
import { test } from './site-fixture.ts';
import { choosePairwise, pairsOf } from './walk/choose-routes.ts';
import { overSleepers, overTheMenu } from './walk/main-menu.ts';
import { fewRoutes, walkers } from './walk/stops.ts';
import { builtHeads } from './walk/heads.ts';
import { walk } from './walk/walk.ts';
import { browserOf } from './walk/walkers.ts';

test.describe.configure({ mode: 'parallel' });

const all = fewRoutes();
const chosen = choosePairwise(all, [...overTheMenu, ...overSleepers]);

test('what is walked holds every pair of properties that a route can have, and the chains of the menu', () => {
  const walked = new Set(chosen.flatMap(pairsOf));
  expect(all.flatMap(pairsOf).filter((pair) => !walked.has(pair))).toEqual([]);
  expect(overTheMenu).toHaveLength(10);
  expect(chosen).toEqual(expect.arrayContaining([...overTheMenu]));
});

for (const who of walkers) {
  test(`over two links from page to page, and back: ${who}`, async ({ browser, site }) => {
    const routes = chosen.filter((route) => route.who === who);
    expect(routes.length).toBeGreaterThan(0);
    const context = await browserOf(who, browser, site);
    const headOf = builtHeads(site);
    const wrong: string[] = [];
    for (const route of routes) {
      const faults = await walk(context, site, headOf, route);
      if (faults.length > 0) wrong.push(`${JSON.stringify(route)}\n  ${faults.join('\n  ')}`);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
}
