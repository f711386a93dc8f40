// The walk itself is `npm run drill:pages`: as a part of the gate it was not steady yet for visitors and guests.
import { expect, test } from '@playwright/test';
import { choosePairwise, pairsOf } from './walk/choose-routes.ts';
import { overSleepers, overTheMenu } from './walk/main-menu.ts';
import { fewRoutes } from './walk/stops.ts';

const all = fewRoutes();
const chosen = choosePairwise(all, [...overTheMenu, ...overSleepers]);

test('the chosen routes hold every pair of properties that a route can have, and the chains of the menu', () => {
  const walked = new Set(chosen.flatMap(pairsOf));
  expect(all.flatMap(pairsOf).filter((pair) => !walked.has(pair))).toEqual([]);
  expect(overTheMenu).toHaveLength(10);
  expect(chosen).toEqual(expect.arrayContaining([...overTheMenu]));
});
