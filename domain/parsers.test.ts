import { expect, test } from 'vitest';
import {
  finite,
  flag,
  isWhole,
  listOf,
  moment,
  oneOf,
  orNull,
  partsOf,
  recordOf,
  textOf,
  wholeOf,
} from './parsers.ts';

test.each([
  ['a text that matches', textOf(/^r\d+$/), 'r01', 'r1x'],
  ['a switch', flag, false, 0],
  ['a number', finite, 2.5, Number.NaN],
  ['a number', finite, -1, '-1'],
  ['a whole number in its range', wholeOf(0, 10), 10, 11],
  ['a whole number in its range', wholeOf(0, 10), 0, -1],
  ['a whole number that can be counted exactly', wholeOf(0), 2 ** 53 - 1, 2 ** 53],
  ['one of the known words', oneOf(['es', 'en']), 'en', 'fr'],
  ['nothing where nothing is allowed', orNull(flag), null, undefined],
  ['a moment in UTC', moment, '2026-11-20T16:00:00Z', '2026-11-20T16:00:00'],
  ['a moment with offset', moment, '2026-11-20T16:00:00.123456+00:00', '2026-11-20 16:00+00'],
  ['a moment that exists', moment, '2026-11-20T16:00Z', '2026-13-40T99:00Z'],
  ['a list', listOf(flag), [true, false], [true, 'false']],
  ['a list', listOf(flag), [], {}],
  ['a record', recordOf(flag), { a: true }, { a: 1 }],
  ['a record', recordOf(flag), {}, []],
  ['a record whose keys match', recordOf(flag, textOf(/^a$/)), { a: true }, { b: true }],
])('reads %s and refuses what is not', (_, parse, good, bad) => {
  expect(parse(good)).toEqual(good);
  expect(parse(bad)).toBeUndefined();
});

test('leaves a prototype out of a record', () => {
  const record: unknown = JSON.parse('{"__proto__": true, "a": true}');
  expect(Object.entries(recordOf(flag)(record) ?? {})).toEqual([['a', true]]);
});

test('finds no parts in what is no record, and misses every one of them', () => {
  for (const value of [null, 'text', [true], 1, undefined]) {
    expect(isWhole({ a: flag(partsOf(value)['a']) })).toBe(false);
  }
  expect(isWhole({ a: flag(partsOf({ a: false })['a']), b: orNull(flag)(null) })).toBe(true);
});
