import { expect, test } from 'vitest';
import { parsePathwayChoice, startsFor } from './choices.ts';

test('degrees at public universities start in September of the next three years', () => {
  expect(startsFor('public-degree', '2026-11-21')).toEqual(['2027-09', '2028-09', '2029-09']);
  expect(startsFor('vocational', '2027-08-31')).toEqual(['2027-09', '2028-09', '2029-09']);
});

test('a month that has begun is offered no longer', () => {
  expect(startsFor('public-degree', '2027-09-01')).toEqual(['2028-09', '2029-09', '2030-09']);
});

test('private universities and language courses are offered in February, too', () => {
  expect(startsFor('language-first', '2026-11-21')).toEqual([
    '2027-02',
    '2027-09',
    '2028-02',
    '2028-09',
    '2029-02',
    '2029-09',
  ]);
});

test('a choice is read only when all four parts are known', () => {
  const choice = { country: 'MX', diploma: 'ib', aim: 'vocational', start: '2027-09' };
  expect(parsePathwayChoice({ ...choice, more: 1 })).toEqual(choice);
  for (const wrong of [
    null,
    'MX',
    { ...choice, country: 'España' },
    { ...choice, start: '2027-13' },
    { ...choice, start: undefined },
  ]) {
    expect(parsePathwayChoice(wrong)).toBeUndefined();
  }
});
