import { expect, test } from 'vitest';
import { memoryStorage } from '#app/data/answers/attempt-storage.ts';
import { declineGuestPlan, guestPlan, saveGuestPlan, unclaimedPlan } from './plan.ts';

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

test('who declines a guest’s plan is not asked again, until it is another route; others are', async () => {
  const storage = memoryStorage();
  expect(await unclaimedPlan('ana', storage)).toBeUndefined();
  await saveGuestPlan(plan, storage);
  expect(await unclaimedPlan('ana', storage)).toEqual(plan);
  await declineGuestPlan('ana', storage);
  expect(await unclaimedPlan('ana', storage)).toBeUndefined();
  expect(await unclaimedPlan('bea', storage)).toEqual(plan);
  await saveGuestPlan({ ...plan, ticks: {} }, storage);
  expect(await unclaimedPlan('ana', storage)).toBeUndefined();
  expect(await guestPlan(storage)).toEqual({ ...plan, ticks: {} });
  const other = { ...plan, choice: { ...plan.choice, start: '2028-09' } };
  await saveGuestPlan(other, storage);
  expect(await unclaimedPlan('ana', storage)).toEqual(other);
});
