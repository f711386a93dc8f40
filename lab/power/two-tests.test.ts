import { expect, test } from 'vitest';
import { sameFirst } from './two-tests.ts';

const points = { R: 10, I: 30, A: 12, S: 30, E: 8, C: 5 };

test('a first interest comes back wholly, by lot where types are equal, or not at all', () => {
  const clear = { ...points, S: 20 };
  expect(sameFirst(clear, clear)).toBe(1);
  expect(sameFirst(points, clear)).toBe(1 / 2);
  expect(sameFirst(points, points)).toBe(1 / 2);
  expect(sameFirst(clear, { ...points, I: 20 })).toBe(0);
});
