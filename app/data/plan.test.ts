import { expect, test } from 'vitest';
import { memoryStorage } from './attempt-storage.ts';
import { guestPlan, saveGuestPlan } from './plan.ts';

const plan = {
  choice: { country: 'AR', diploma: 'ib', aim: 'private-degree', start: '2028-02' },
  ticks: { 'ask-university': '2026-11-21' },
} as const;

test('a guest’s plan is kept on this device, beside other records, until it is forgotten', async () => {
  const storage = memoryStorage();
  await storage.change('an-attempt', () => ({ attempt: { id: 'an-attempt' } }));
  expect(await guestPlan(storage)).toBeUndefined();
  await saveGuestPlan(plan, storage);
  expect(await guestPlan(storage)).toEqual(plan);
  await saveGuestPlan(null, storage);
  expect(await guestPlan(storage)).toBeUndefined();
  expect(await storage.readAll()).toHaveLength(1);
});

test('a browser that keeps nothing has no plan', async () => {
  const refusing = { ...memoryStorage(), readAll: () => Promise.reject(new Error('refused')) };
  expect(await guestPlan(refusing)).toBeUndefined();
});
