import { expect, test } from 'vitest';
import type { ValuesMatch } from './match-values.ts';
import { beyondChance, isMoreThanChance } from './values-beyond-chance.ts';

const said = (voice: 'agrees' | 'mixed' | 'differs'): ValuesMatch => ({
  kind: 'compared',
  r: 0,
  voice,
  offered: [],
  missing: [],
});

const voices = (...given: readonly ('agrees' | 'mixed' | 'differs')[]) => {
  const matches = given.map(said);
  const spoken = beyondChance(matches);
  return matches.map((match) => {
    const told = spoken(match);
    return told?.kind === 'compared' && told.voice;
  });
};

// Binomial tables, p = .1, n = 10: three or more .070, four or more .013.
test('four of ten are more than chance, three are not', () => {
  expect(isMoreThanChance(4, 10)).toBe(true);
  expect(isMoreThanChance(3, 10)).toBe(false);
  expect(isMoreThanChance(0, 0)).toBe(false);
  expect(isMoreThanChance(1, 1)).toBe(false);
});

test('a voice that chance would give as often is not told, and the other is', () => {
  const mixed = Array.from({ length: 5 }, () => 'mixed' as const);
  expect(voices('agrees', ...mixed)).toEqual(Array(6).fill('mixed'));
  expect(voices('agrees', 'agrees', 'agrees', 'agrees', 'differs', ...mixed)).toEqual([
    ...Array(4).fill('agrees'),
    ...Array(6).fill('mixed'),
  ]);
});
