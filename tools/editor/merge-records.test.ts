import { expect, test } from 'vitest';
import { mergeRecords } from './merge-records.ts';

const base = { a: 1, b: { es: 'uno', en: 'one' }, list: [1, 2] };

test('what each changed alone stands', () => {
  const mine = { ...base, a: 2 };
  const theirs = { ...base, b: { es: 'dos', en: 'one' }, new: true };
  expect(mergeRecords(base, mine, theirs)).toEqual({
    said: { a: 2, b: { es: 'dos', en: 'one' }, list: [1, 2], new: true },
    conflicts: [],
  });
});

test('what one took away and the other left alone is gone', () => {
  const { a: _, ...mine } = base;
  expect(mergeRecords(base, mine, { ...base, list: [3] })).toEqual({
    said: { b: base.b, list: [3] },
    conflicts: [],
  });
});

test('a field that both changed is named, a list as a whole', () => {
  const mine = { ...base, b: { es: 'tres', en: 'one' }, list: [1] };
  const theirs = { ...base, b: { es: 'dos', en: 'one' }, list: [2] };
  const { said, conflicts } = mergeRecords(base, mine, theirs);
  expect(conflicts).toEqual(['b.es', 'list']);
  expect(said).toEqual(mine);
});

test('items of a list of one length are put together one by one', () => {
  const mine = { ...base, list: [7, 2] };
  const theirs = { ...base, list: [1, 8] };
  expect(mergeRecords(base, mine, theirs)).toEqual({
    said: { ...base, list: [7, 8] },
    conflicts: [],
  });
});

test('the same change on both sides is none', () => {
  const both = { ...base, a: 9, list: [4] };
  expect(mergeRecords(base, both, structuredClone(both))).toEqual({ said: both, conflicts: [] });
});
