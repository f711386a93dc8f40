import { expect, test } from 'vitest';
import { onSpanishScale } from './annex-line.ts';

test('the lowest pass of another system is a 5, its highest mark a 10, and between them runs a straight line', () => {
  // 5 + 5 · (4.2 − 3) / (5 − 3)
  expect(onSpanishScale(4.2, { low: 3, high: 5 })?.low).toBeCloseTo(8, 9);
  expect(onSpanishScale(3, { low: 3, high: 5 })).toEqual({ low: 5, high: 5 });
  expect(onSpanishScale(5, { low: 3, high: 5 })).toEqual({ low: 10, high: 10 });
});

test('a mark outside of the scale, and a scale that is none, give nothing', () => {
  expect(onSpanishScale(2.9, { low: 3, high: 5 })).toBeUndefined();
  expect(onSpanishScale(5, { low: 5, high: 5 })).toBeUndefined();
});
