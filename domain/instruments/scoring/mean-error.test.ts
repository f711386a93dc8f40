import { expect, test } from 'vitest';
import { meanError, widenedMargin } from './mean-error.ts';

const precision = { standardError: 3.3, tieMargin: 3 };

test('scores on all their items keep the margin exactly, so that a tie of exactly so many points stays one', () => {
  expect(widenedMargin(precision, six(3.3))).toBe(3);
});

test('the margin grows as the root mean square error does', () => {
  // √((4 + 16) / 2) = √10.
  expect(meanError([{ error: 2 }, { error: 4 }])).toBeCloseTo(Math.sqrt(10), 12);
  expect(
    widenedMargin({ standardError: 2, tieMargin: 1 }, [{ error: 2 }, { error: 4 }]),
  ).toBeCloseTo(Math.sqrt(10) / 2, 12);
});

test('the gaps that the full form allows never make four points a tie', () => {
  expect(widenedMargin(precision, six(3.3 * Math.sqrt(10 / 8)))).toBeLessThan(4);
});

test('without scores the margin is the one of the instrument', () => {
  expect(widenedMargin(precision, [])).toBe(3);
  expect(meanError([])).toBe(0);
});

function six(error: number) {
  return Array.from({ length: 6 }, () => ({ error }));
}
