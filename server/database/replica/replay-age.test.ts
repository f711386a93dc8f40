import { expect, test } from 'vitest';
import { createReplayAge } from './replay-age.ts';

test('a replica is as old as the newest moment of the writer that it has reached', () => {
  const age = createReplayAge();
  age.note('0/FFFFFFF0', 1_000);
  age.note('1/10', 2_000);
  age.note('1/200', 3_000);
  expect(age.ageOf('1/10', 5_000)).toBe(3_000);
  expect(age.ageOf('1/1FF', 5_000)).toBe(3_000);
  expect(age.ageOf('1/200', 5_000)).toBe(2_000);
  expect(age.ageOf('0/FFFFFFFF', 5_000)).toBe(4_000);
});

test('one that has reached no remembered moment has no age that could be told', () => {
  const age = createReplayAge();
  expect(age.ageOf('F/0', 1_000)).toBeUndefined();
  age.note('1/0', 1_000);
  expect(age.ageOf('0/FFFFFFFF', 1_000)).toBeUndefined();
  // A replica that stands still while the writer stands still is as the writer is.
  for (let second = 2; second < 200; second += 1) age.note('1/0', second * 1_000);
  expect(age.ageOf('1/0', 200_000)).toBe(1_000);
  // One that has lost the writer is older than all that is remembered.
  for (let second = 200; second < 300; second += 1) age.note('2/0', second * 1_000);
  expect(age.ageOf('1/0', 300_000)).toBeUndefined();
});
