import { expect, test } from 'vitest';
import { factAge, lastGoodDay, yearEnd } from './fact-age.ts';

test.each([
  ['2025', '2025-12-31'],
  ['2025-26', '2026-08-31'],
  ['2099-00', '2100-08-31'],
  ['2025-27', undefined],
  ['2025-25', undefined],
  ['25-26', undefined],
  ['2025/26', undefined],
  ['1925', undefined],
  ['curso 2025', undefined],
  ['', undefined],
])('the year %o ends on %o', (year, end) => {
  expect(yearEnd(year)).toBe(end);
});

test.each([
  ['2026-08-31', 'current'],
  ['2026-09-01', 'stale'],
  ['2028-02-29', 'stale'],
  ['2028-03-01', 'example'],
])('a price of 2025-26 is on %s %s', (today, age) => {
  expect(factAge({ year: '2025-26', staleAfter: '2030-01-01' }, today)).toBe(age);
});

test.each([
  ['2027-03-31', 'current'],
  ['2027-04-01', 'stale'],
  ['2040-01-01', 'stale'],
])('a statistic without a year to end is on %s %s, and never an example', (today, age) => {
  expect(factAge({ staleAfter: '2027-03-31' }, today)).toBe(age);
});

test('whichever comes first, the end of the year or the day to look again, is the last good day', () => {
  expect(lastGoodDay({ year: '2026', staleAfter: '2027-03-31' })).toBe('2026-12-31');
  expect(lastGoodDay({ year: '2026', staleAfter: '2026-06-30' })).toBe('2026-06-30');
  expect(lastGoodDay({ year: 'last year', staleAfter: '2026-06-30' })).toBe('2026-06-30');
});
