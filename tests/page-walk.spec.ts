import { expect, type Browser, type BrowserContext } from '@playwright/test';
import type { RunningServer } from './serve.ts';
import { test } from './site-fixture.ts';
import { choosePairwise, pairsOf } from './walk/choose-routes.ts';
import { overSleepers, overTheMenu } from './walk/main-menu.ts';
import { fewRoutes, walkers, type Walker } from './walk/stops.ts';
import { builtHeads, type Heads } from './walk/heads.ts';
import { fewPartRoutes } from './walk/parts.ts';
import { walk } from './walk/walk.ts';
import { walkPart } from './walk/walk-part.ts';
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
    expect(await walkAll(who, chosen, walk, browser, site)).toEqual([]);
  });

  test(`to a part or a tab of a page, over a reload, and back: ${who}`, async ({
    browser,
    site,
  }) => {
    expect(await walkAll(who, fewPartRoutes(), walkPart, browser, site)).toEqual([]);
  });
}

/** What was wrong on those of the routes that are somebody's. */
async function walkAll<Each extends { who: Walker }>(
  who: Walker,
  routes: readonly Each[],
  walkOne: (context: BrowserContext, site: RunningServer, headOf: Heads, route: Each) => Faults,
  browser: Browser,
  site: RunningServer,
): Faults {
  const own = routes.filter((route) => route.who === who);
  expect(own.length).toBeGreaterThan(0);
  const context = await browserOf(who, browser, site);
  const headOf = builtHeads(site);
  const wrong: string[] = [];
  for (const route of own) {
    const faults = await walkOne(context, site, headOf, route);
    if (faults.length > 0) wrong.push(`${JSON.stringify(route)}\n  ${faults.join('\n  ')}`);
  }
  await context.close();
  return wrong;
}

type Faults = Promise<string[]>;
