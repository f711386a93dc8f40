import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { indexedDbAttempts } from '#app/data/device-attempts/attempt-database.ts';
import { declineGuestPlan, guestPlan, saveGuestPlan, unclaimedPlan } from './guest-plan.ts';

const plan = {
  choice: { country: 'AR', diploma: 'ib', aim: 'private-degree', start: '2028-02' },
  ticks: { 'ask-university': '2026-11-21' },
} as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

/** A record as browsers kept it until November 2026. */
const leaveFormer = ({ choice, ticks }: typeof plan, declinedBy: string[] = []) =>
  indexedDbAttempts().change('route-plan', () => ({
    'route-plan': { ...choice, ticks, declinedBy },
  }));

test('a guest’s plan is kept on this device, until it is forgotten', async () => {
  expect(await guestPlan()).toBeUndefined();
  await saveGuestPlan(plan);
  expect(await guestPlan()).toEqual(plan);
  expect(await indexedDbAttempts().readAll()).toEqual([]);
  await saveGuestPlan(null);
  expect(await guestPlan()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a browser that keeps nothing has no plan, and says so when one is to be kept', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect(await guestPlan()).toBeUndefined();
  await expect(saveGuestPlan(plan)).rejects.toThrow('getItem');
});

test('a browser that refuses the database alone keeps a plan', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await saveGuestPlan(plan);
  expect(await guestPlan()).toEqual(plan);
});

test('a person who declines a guest’s plan is not asked again, until it is another route; others are', async () => {
  expect(await unclaimedPlan('ana')).toBeUndefined();
  await saveGuestPlan(plan);
  expect(await unclaimedPlan('ana')).toEqual(plan);
  await declineGuestPlan('ana');
  expect(await unclaimedPlan('ana')).toBeUndefined();
  expect(await unclaimedPlan('bea')).toEqual(plan);
  await saveGuestPlan({ ...plan, ticks: {} });
  expect(await unclaimedPlan('ana')).toBeUndefined();
  expect(await guestPlan()).toEqual({ ...plan, ticks: {} });
  const other = { ...plan, choice: { ...plan.choice, start: '2028-09' } };
  await saveGuestPlan(other);
  expect(await unclaimedPlan('ana')).toEqual(other);
});

test('the plan that the database of the attempts kept is there, with the people who declined it', async () => {
  await leaveFormer(plan, ['ana']);
  expect(await guestPlan()).toEqual(plan);
  expect(await unclaimedPlan('ana')).toBeUndefined();
  expect(await unclaimedPlan('bea')).toEqual(plan);
  expect(await indexedDbAttempts().readAll()).toEqual([]);
});

test('what a tab with older scripts keeps later is the plan; the people who declined it stay known', async () => {
  await leaveFormer(plan);
  await declineGuestPlan('ana');
  await leaveFormer({ ...plan, ticks: { 'ask-university': '2026-11-21' } }, ['bea']);
  expect(await guestPlan()).toEqual(plan);
  for (const person of ['ana', 'bea']) expect(await unclaimedPlan(person)).toBeUndefined();
});
