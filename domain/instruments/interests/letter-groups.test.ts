import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadingLetters, letterGroups, tiedPairs } from './letter-groups.ts';
import { riasecLetters, type RiasecLetter } from './riasec.ts';

const score = fc.integer({ min: 0, max: 40 });
const profiles = fc.record({ R: score, I: score, A: score, S: score, E: score, C: score });

test('three points are a tie, four are not', () => {
  const points = { R: 30, I: 27, A: 20, S: 16, E: 10, C: 4 };
  expect(letterGroups(points, 3)).toEqual([['R', 'I'], ['A'], ['S'], ['E'], ['C']]);
});

test('a chain of near scores is put in groups, and every near pair is still named', () => {
  // I is clearly ahead of all; S is clearly ahead of E; A is clearly ahead of neither and behind I only.
  const points = { I: 30, S: 24, A: 21, E: 18, C: 9, R: 2 };
  expect(letterGroups(points, 3)).toEqual([['I'], ['A', 'S'], ['E'], ['C'], ['R']]);
  expect(tiedPairs(points, 3)).toEqual([
    ['A', 'S'],
    ['A', 'E'],
  ]);
  expect(leadingLetters(points, 3, 3)).toEqual(['I', 'A', 'S', 'E']);
});

test('every letter is in one group, and every pair within the margin is named', () => {
  fc.assert(
    fc.property(profiles, (points) => {
      expect(letterGroups(points, 3).flat().toSorted()).toEqual(riasecLetters.toSorted());
      const named = tiedPairs(points, 3).map((pair) => [...pair].toSorted().join(''));
      for (const a of riasecLetters) {
        for (const b of riasecLetters) {
          if (a >= b) continue;
          expect(named.includes(a + b)).toBe(Math.abs(points[a] - points[b]) <= 3);
        }
      }
    }),
  );
});

test('groups fall: no type stands in a later group than a type with fewer points', () => {
  fc.assert(
    fc.property(profiles, (points) => {
      const groups = letterGroups(points, 3);
      for (const [index, group] of groups.entries()) {
        const lowest = Math.min(...group.map((letter) => points[letter]));
        const next = groups[index + 1]?.map((letter) => points[letter]) ?? [];
        expect(lowest).toBeGreaterThan(Math.max(-1, ...next));
      }
      const top = Math.max(...Object.values(points));
      expect(groups[0]).toEqual(riasecLetters.filter((letter) => points[letter] >= top - 3));
    }),
  );
});

test('no letter is favoured: swapping two types swaps them in groups, ties and lead', () => {
  const letter = fc.constantFrom(...riasecLetters);
  fc.assert(
    fc.property(profiles, letter, letter, (points, one, other) => {
      const swapped = { ...points, [one]: points[other], [other]: points[one] };
      const swap = (found: RiasecLetter) => (found === one ? other : found === other ? one : found);
      expect(sets(letterGroups(swapped, 3))).toEqual(
        sets(letterGroups(points, 3).map((group) => group.map(swap))),
      );
      expect(sets(tiedPairs(swapped, 3)).toSorted()).toEqual(
        sets(tiedPairs(points, 3).map((pair) => pair.map(swap))).toSorted(),
      );
      expect([...leadingLetters(swapped, 3, 3)].toSorted()).toEqual(
        leadingLetters(points, 3, 3).map(swap).toSorted(),
      );
    }),
  );
});

test('any true order within the error of half the margin keeps its first three among the leading', () => {
  const shift = fc.double({ min: -1.5, max: 1.5, noNaN: true });
  const shifts = fc.record({ R: shift, I: shift, A: shift, S: shift, E: shift, C: shift });
  fc.assert(
    fc.property(profiles, shifts, (points, errors) => {
      const level = (letter: RiasecLetter) => points[letter] + errors[letter];
      const trueThree = riasecLetters.toSorted((a, b) => level(b) - level(a)).slice(0, 3);
      const leading = leadingLetters(points, 3, 3);
      expect(trueThree.filter((letter) => !leading.includes(letter))).toEqual([]);
    }),
  );
});

function sets(groups: readonly (readonly RiasecLetter[])[]): string[] {
  return groups.map((group) => group.toSorted().join(''));
}
