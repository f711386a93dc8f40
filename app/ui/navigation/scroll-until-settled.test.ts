import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollUntilSettled } from './scroll-until-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose changes and whose reader are told of by hand. */
function openPage() {
  const watching = new Set<() => void>();
  const hearing = new Set<() => void>();
  const join = (all: Set<() => void>) => (one: () => void) => {
    all.add(one);
    return () => void all.delete(one);
  };
  return {
    around: { watch: join(watching), hear: join(hearing) },
    change: () => [...watching].forEach((one) => one()),
    act: () => [...hearing].forEach((one) => one()),
    isWatched: () => watching.size + hearing.size > 0,
  };
}

test('a part that comes late is gone to when it is there, however long that takes', async () => {
  const page = openPage();
  let isThere = false;
  let gone = 0;
  scrollUntilSettled(() => {
    gone += isThere ? 1 : 0;
    return isThere;
  }, page.around);
  await vi.advanceTimersByTimeAsync(60_000);
  page.change();
  expect(gone).toBe(0);
  isThere = true;
  page.change();
  expect(gone).toBe(1);
});

test('what pushes it away afterwards is followed for a while, then the page is left alone', async () => {
  const page = openPage();
  let gone = 0;
  scrollUntilSettled(() => Boolean((gone += 1)), page.around);
  page.change();
  expect(gone).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.isWatched()).toBe(false);
  page.change();
  expect(gone).toBe(2);
});

test('a visitor who scrolls, presses or types is not pulled away', () => {
  const page = openPage();
  let gone = 0;
  scrollUntilSettled(() => {
    gone += 1;
    return false;
  }, page.around);
  page.act();
  page.change();
  expect(gone).toBe(1);
  expect(page.isWatched()).toBe(false);
});

test('the next move ends it', () => {
  const page = openPage();
  let gone = 0;
  const stop = scrollUntilSettled(() => {
    gone += 1;
    return false;
  }, page.around);
  stop();
  page.change();
  expect(gone).toBe(1);
});
