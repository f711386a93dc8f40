import { expect, test } from 'vitest';
import { startFront } from '#tests/server/start-front.ts';
import { isArrival } from './count-steps.ts';

const told = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const arrives = (headers: Record<string, string>) => isArrival((name) => headers[name]);

test('a visit is a page that a browser came to from elsewhere', () => {
  expect(arrives(told)).toBe(true);
  expect(arrives({ ...told, 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(arrives({ ...told, 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(arrives({ ...told, 'sec-fetch-dest': 'image' })).toBe(false);
  expect(arrives({ ...told, 'sec-purpose': 'prefetch' })).toBe(false);
  expect(arrives({ 'user-agent': 'a crawler' })).toBe(false);
});

test('a page tells a step without a body, another site and an unknown step are refused', async () => {
  await using front = await startFront({ env: { RATE_LIMITS: 'stepCount=2/300' } });
  const post = (step: string, site = 'same-origin') =>
    fetch(`${front.url}/count/${step}`, { method: 'POST', headers: { 'sec-fetch-site': site } });
  expect((await post('begun', 'cross-site')).status).toBe(403);
  expect((await post('visit')).status).toBe(404);
  expect((await post('begun')).status).toBe(204);
  expect((await post('booking')).status).toBe(204);
  expect((await post('sent')).status).toBe(429);
  await front.stepCounts.flush();
});
