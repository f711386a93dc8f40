import { expect, test } from 'vitest';
import { retryDelay, withRetries, type RetryVerdict } from './retry.ts';

const lowest = () => 0;
const highest = () => 1;

test('waits base × 2^(attempt−1), 1000 ms being the base of the helper itself', () => {
  expect([1, 2, 3, 4].map((attempt) => retryDelay(attempt, lowest))).toEqual([
    1_000, 2_000, 4_000, 8_000,
  ]);
  expect([1, 2, 3].map((attempt) => retryDelay(attempt, lowest, 2_000))).toEqual([
    2_000, 4_000, 8_000,
  ]);
});

test('adds up to one second of chance and never waits more than ten (S04)', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt, highest, 2_000))).toEqual([
    3_000, 5_000, 9_000,
  ]);
  expect(retryDelay(1, () => 0.25, 2_000)).toBe(2_250);
  expect(retryDelay(4, lowest, 2_000)).toBe(10_000);
  expect(retryDelay(4, highest)).toBe(9_000);
  expect(retryDelay(40, highest)).toBe(10_000);
});

/** Runs work that gives these answers in turn, and notes the waits and the repeats. */
async function run(answers: readonly ('busy' | 'done')[], atLeast?: number) {
  const waits: number[] = [];
  const told: number[] = [];
  let calls = 0;
  const judge = (answer: string | undefined): RetryVerdict =>
    answer !== 'busy'
      ? { kind: 'stands' }
      : { kind: 'again', ...(atLeast === undefined ? {} : { atLeast }) };
  const result = await withRetries(async () => answers[calls++], {
    retries: 3,
    base: 2_000,
    judge,
    random: () => 0.5,
    sleep: async (milliseconds) => void waits.push(milliseconds),
    onRetry: (attempt) => told.push(attempt),
  });
  return { result, calls, waits, told };
}

test('stops at the first answer that stands', async () => {
  expect(await run(['done'])).toEqual({ result: 'done', calls: 1, waits: [], told: [] });
  expect(await run(['busy', 'busy', 'done'])).toEqual({
    result: 'done',
    calls: 3,
    waits: [2_500, 4_500],
    told: [1, 2],
  });
});

test('repeats three times at most and then gives the last answer', async () => {
  expect(await run(['busy', 'busy', 'busy', 'busy', 'done'])).toEqual({
    result: 'busy',
    calls: 4,
    waits: [2_500, 4_500, 8_500],
    told: [1, 2, 3],
  });
});

test('waits at least as long as the server asks, up to ten seconds', async () => {
  expect((await run(['busy', 'done'], 7_000)).waits).toEqual([7_000]);
  expect((await run(['busy', 'done'], 10_000)).waits).toEqual([10_000]);
});

test('gives up at once when the server asks for more than ten seconds', async () => {
  expect(await run(['busy', 'done'], 10_001)).toEqual({
    result: 'busy',
    calls: 1,
    waits: [],
    told: [],
  });
});
