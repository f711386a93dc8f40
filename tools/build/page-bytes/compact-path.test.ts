import { expect, it } from 'vitest';
import { compactPath } from './compact-path.ts';

it.each([
  ['M11 2L19.66 7L19.66 17L11 22L2.34 17L2.34 7Z', 'm11 2l8.66 5v10l-8.66 5-8.66-5v-10z'],
  ['M10 10L20 10L20 20ZM40 10L50 10L50 20Z', 'm10 10h10v10zm30 0h10v10z'],
  [
    'M 100,100 C 110,100 120,110 120,120 S 130,140 140,140',
    'm100 100c10 0 20 10 20 20s10 20 20 20',
  ],
  ['M 100 100 A 14 14 0 0 1 128 100 Q 140 100 140 110', 'm100 100a14 14 0 0 1 28 0q12 0 12 10'],
  ['M16 36.000a14.500 14 0 0128 0v6.000z', 'm16 36a14.5 14 0 0 1 28 0v6z'],
  ['M 0.500 0.500 L 0.750 0.250 H 4 V 8 z', 'm.5.5l.25-.25h3.25v7.75z'],
])('tells %s from point to point', (data, compact) => {
  expect(compactPath(data, 2)).toBe(compact);
});

it('keeps what is shorter as it is, and what is no path', () => {
  expect(compactPath('M892 904L368 677', 1)).toBe('M892 904L368 677');
  expect(compactPath('none at all, and long enough to be cut', 1)).toBe(
    'none at all, and long enough to be cut',
  );
});

it('lets no roundings add up', () => {
  const steps = Array.from({ length: 30 }, (_, at) => `L${((at + 1) * 1.04).toFixed(2)} 100.00`);
  const written = compactPath(`M0.00 100.00${steps.join('')}`, 1);
  const ways = [...written.matchAll(/[h ](-?[\d.]+)/g)].map(([, way]) => Number(way));
  const end = ways.slice(1).reduce((sum, way) => sum + way, 0);
  expect(written.length).toBeLessThan(200);
  expect(Math.abs(end - 31.2)).toBeLessThan(0.06);
});
