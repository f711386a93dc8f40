import { expect, test } from 'vitest';
import { canBeKept, LONGEST_TEXT, refusedTexts } from './refused-texts.ts';

test('texts that are too long or hide something are named by their paths', () => {
  const said = {
    plain: 'Dos\n\tlíneas, «así» 👍🏽',
    long: { es: 'x'.repeat(LONGEST_TEXT + 1) },
    list: ['a\u0000b', 'a\u202Eb', 'a\u0007b', 'a\uD800b'],
  };
  expect(refusedTexts(said)).toEqual([
    { field: 'long.es', reason: 'is longer than 40000 characters' },
    ...[0, 1, 2, 3].map((at) => ({ field: `list.${at}`, reason: 'has a hidden sign' })),
  ]);
});

test('what no database keeps is known, in names too, however deep', () => {
  expect(canBeKept({ a: ['b', 1, null], c: { d: 'x\u202E' } })).toBe(true);
  expect(canBeKept({ a: [{ b: 'x\0' }] })).toBe(false);
  expect(canBeKept({ 'a\0': 1 })).toBe(false);
  expect(canBeKept('\uDC00')).toBe(false);
  let deep: unknown = 'x';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(canBeKept(deep)).toBe(false);
});
