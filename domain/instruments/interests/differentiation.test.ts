import { expect, test } from 'vitest';
import { differentiationOf } from './differentiation.ts';
import { differentiationVectors } from './differentiation.vectors.ts';

test.each(differentiationVectors)('of $profile is as worked out', ({ profile, range, iachan }) => {
  const [R = 0, I = 0, A = 0, S = 0, E = 0, C = 0] = profile;
  const found = differentiationOf({ R, I, A, S, E, C });
  expect(found.range).toBeCloseTo(range, 6);
  expect(found.iachan).toBeCloseTo(iachan, 6);
});

test('does not depend on which types are high', () => {
  const one = differentiationOf({ R: 40, I: 12, A: 18, S: 10, E: 15, C: 22 });
  const other = differentiationOf({ R: 10, I: 15, A: 22, S: 40, E: 12, C: 18 });
  expect(one).toEqual(other);
});
