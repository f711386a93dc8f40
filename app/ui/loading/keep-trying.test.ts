import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

let browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what fails is done again after growing pauses, half a minute at most, until it succeeds', async () => {
  const times: number[] = [];
  const begun = Date.now();
  keepTrying(async () => {
    times.push((Date.now() - begun) / 1_000);
    if (times.length < 8) throw new Error('no network');
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
});

test('a network that is back, or a press, does not wait for the pause; one asking is never joined by a second', async () => {
  let asked = 0;
  let answer = (_isThere: boolean): void => {};
  const trying = keepTrying(() => {
    asked += 1;
    return new Promise<void>((arrives, fails) => {
      answer = (isThere) => (isThere ? arrives() : fails(new Error('lost')));
    });
  });
  browser.dispatchEvent(new Event('online'));
  trying.now();
  expect(asked).toBe(1);
  answer(false);
  await vi.advanceTimersByTimeAsync(0);
  trying.now();
  expect(asked).toBe(2);
  answer(true);
  await vi.advanceTimersByTimeAsync(600_000);
  browser.dispatchEvent(new Event('online'));
  expect(asked).toBe(2);
});

test('nothing is asked once it is stopped', async () => {
  let asked = 0;
  const trying = keepTrying(async () => {
    asked += 1;
  });
  trying.stop();
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
});
