import { expect, test } from 'vitest';
import { usualYear } from './usual-year.ts';

test('in November one reaches the next September, in spring in a hurry, and in August the one after', () => {
  const { start, turn, months } = usualYear('MX', '2026-11-28');
  expect([start, turn]).toEqual(['2027-09', '2027-07-31']);
  const told = (month: string) => months.find((each) => each.month === month);
  expect(told('2026-11')).toMatchObject({ start: '2027-09', isTight: false });
  expect(told('2027-03')).toMatchObject({ start: '2027-09', isTight: true });
  expect(told('2027-08')).toMatchObject({ start: '2028-09', isTight: false });
});

test('a page that was built a year ago still knows its day', () => {
  const { months } = usualYear('CO', '2026-11-28');
  expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2026-11', '2028-01']);
  expect(months.every(({ month, start }) => start > month)).toBe(true);
});
