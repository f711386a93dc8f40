import { expect, test } from 'vitest';
import { aMillion, loadOf, quantile, toldArithmetic } from './arithmetic.ts';

test('a million pupils in 22 school days are 18,939 starts an hour and 4,735 at once', () => {
  const load = loadOf(aMillion);
  expect(Math.round(load.startsAnHour)).toBe(18_939);
  expect(Math.round(load.atOnce)).toBe(4_735);
  expect(Math.round(load.savesASecond)).toBe(1_184);
  expect(Math.round(load.gatheredSavesASecond)).toBe(473);
  expect(toldArithmetic(aMillion, { staticStarts: 250, writingStarts: 25, saves: 60 })).toEqual([
    expect.stringContaining('= 18,939 starts an hour, 5.3 a second'),
    expect.stringContaining('= 4,735 at once'),
    expect.stringContaining("250 static starts a second (48 times the nation's)"),
  ]);
});

test('the 99th of a hundred is the quantile of .99, and of few the last', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 0.5)).toBe(50);
  expect(quantile([7], 0.99)).toBe(7);
  expect(quantile([], 0.99)).toBe(0);
});
