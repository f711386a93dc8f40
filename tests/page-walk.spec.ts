import { expect } from '@playwright/test';
import { inGate } from './drill.ts';
import { test } from './site-fixture.ts';
import { choosePairwise, pairsOf } from './walk/choose-routes.ts';
import { overSleepers, overTheMenu } from './walk/main-menu.ts';
import { fewRoutes, walkers, type Walker } from './walk/stops.ts';
import { builtHeads } from './walk/heads.ts';
import { fewPartRoutes } from './walk/parts.ts';
import { walk } from './walk/walk.ts';
import { walkPart } from './walk/walk-part.ts';
import { browserOf } from './walk/walkers.ts';

test.describe.configure({ mode: 'parallel' });

const all = fewRoutes();
const chosen = choosePairwise(all, [...overTheMenu, ...overSleepers]);

test(
  'what is walked holds every pair of properties of the chains that stand for all, and those of the menu',
  inGate(),
  () => {
    const walked = new Set(chosen.flatMap(pairsOf));
    expect(all.flatMap(pairsOf).filter((pair) => !walked.has(pair))).toEqual([]);
    expect(overTheMenu).toHaveLength(10);
    expect(chosen).toEqual(expect.arrayContaining([...overTheMenu]));
    for (const who of walkers)
      expect([...chosen, ...fewPartRoutes()].filter(isOf(who)).length).toBeGreaterThan(1);
  },
);

// About as long each: two browsers and servers at once.
for (const together of [['visitor', 'guest'], ['person']] as const) {
  test(
    `over two links or to a part, over a reload, and back: ${together.join(', ')}`,
    inGate(),
    async ({ browser, site }) => {
      const headOf = builtHeads(site);
      const wrong: string[] = [];
      const note = (route: object, faults: string[]) => {
        if (faults.length > 0) wrong.push(`${JSON.stringify(route)}\n  ${faults.join('\n  ')}`);
      };
      for (const who of together) {
        const context = await browserOf(who, browser, site);
        for (const route of chosen.filter(isOf(who)))
          note(route, await walk(context, site, headOf, route));
        for (const route of fewPartRoutes().filter(isOf(who)))
          note(route, await walkPart(context, site, headOf, route));
        await context.close();
      }
      expect(wrong).toEqual([]);
    },
  );
}

function isOf(who: Walker) {
  return (route: { who: Walker }) => route.who === who;
}
