import { expect, it } from 'vitest';
import { axisFloor } from '#app/ui/charts/drop-off-chart.tsx';
import { compareFigures } from './compare-figures.ts';
import { percent } from './percent.ts';

const words = { up: 'up from {before}', down: 'down from {before}', same: 'the same' };

it.each([
  [5, 3, 'up from 3'],
  [3, 5, 'down from 5'],
  [4, 4, 'the same'],
])('says of %i after %i that it is %s', (now, before, said) => {
  expect(compareFigures([now, before], words, String)).toBe(said);
});

it('calls the same what is written the same', () => {
  expect(compareFigures([0.181, 0.179], words, (n) => percent(n, '{n}%'))).toBe('the same');
});

it.each([
  [0, '0%'],
  [0.001, '1%'],
  [0.456, '46%'],
  [0.999, '99%'],
  [1, '100%'],
])('writes %f as %s', (share, written) => {
  expect(percent(share, '{n}%')).toBe(written);
});

it.each([
  [[100, 95], 0.9],
  [[100, 90], 0.8],
  [[100, 82], 0.8],
  [[100, 100], 0.9],
  [[100, 4], 0],
  [[100, 0], 0],
  [[0], 0.9],
])('starts the axis of %j at %f, below the end of the line', (values, floor) => {
  expect(axisFloor(values)).toBe(floor);
});
