import { expect, test } from 'vitest';
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import { planKey } from './plan-key.ts';

const choice = (country: PathwayChoice['country'], start = '2027-09'): PathwayChoice => ({
  country,
  diploma: 'national',
  aim: 'public-degree',
  start,
});

test('a plan has one key at every export, and no two people or plans share one', async () => {
  const [ana, eva] = [
    '7d0e3c0a-0000-4000-8000-000000000001',
    '7d0e3c0a-0000-4000-8000-000000000002',
  ];
  const first = await planKey(ana, choice('MX'));
  expect(first).toMatch(/^[0-9a-f]{20}$/);
  expect(await planKey(ana, choice('MX'))).toBe(first);
  expect(await planKey(ana, choice('MX', '2028-09'))).toBe(first);
  const others = await Promise.all([
    planKey(eva, choice('MX')),
    planKey(ana, choice('PE')),
    planKey(null, choice('MX')),
  ]);
  expect(new Set([first, ...others]).size).toBe(4);
  expect(first).not.toContain(ana.slice(0, 8));
});
