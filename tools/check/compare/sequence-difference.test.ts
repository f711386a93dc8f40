import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPairs } from './pairs.ts';
import { sequenceDifference } from './sequence-difference.ts';

const itself = (text: string) => text;
const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

test('what is found turns one sequence into the other', () => {
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const made = [...before];
      for (const hunk of sequenceDifference(before, after, itself).toReversed()) {
        expect(made.slice(hunk.at[0], hunk.at[0] + hunk.before.length)).toEqual(hunk.before);
        made.splice(hunk.at[0], hunk.before.length, ...hunk.after);
      }
      expect(made).toEqual(after);
    }),
  );
});

test('an item that comes first is one difference, however long the rest', () => {
  const many = Array.from({ length: 5000 }, (_, n) => String(n));
  expect(sequenceDifference(many, ['new', ...many], itself)).toEqual([
    { at: [0, 0], before: [], after: ['new'] },
  ]);
});

test('items that all changed face each other', () => {
  const many = Array.from({ length: 1000 }, (_, n) => `item ${n}`);
  const pairs = changedPairs(
    many,
    many.map((item) => `${item}!`),
    itself,
  );
  expect(pairs).toHaveLength(1000);
  expect(pairs[7]).toEqual({ before: 'item 7', after: 'item 7!', at: [7, 7] });
});

test('where too much came in between, only what is more or less often is told', () => {
  const many = Array.from({ length: 1000 }, (_, n) => `item ${n}`);
  const parted = many.flatMap((item) => [item, 'between']);
  const pairs = changedPairs(many, parted, itself);
  expect(pairs).toHaveLength(1000);
  expect(pairs.every(({ before, after }) => before === undefined && after === 'between')).toBe(
    true,
  );
});
