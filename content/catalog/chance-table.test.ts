import { expect, test } from 'vitest';
import { chanceOfLevel } from '#domain/matching/chance-lists.ts';
import { matchBand } from '#domain/matching/match-band.ts';
import { careers } from './careers.ts';
import { chanceTable } from './chance-table.ts';

/** Sums of twelve even numbers, which are about normal; of a generator that the table was not made with. */
function sums(seed: number): () => number {
  let state = seed;
  const even = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  return () => Array.from({ length: 12 }, even).reduce((sum, one) => sum + one, -6);
}

test.each(['both', 'university', 'vocational'] as const)(
  'what answers by lot find is what the table says, of the careers of today: %s',
  (level) => {
    const found = chanceOfLevel(careers, level, { people: 3_000, normal: sums(7) });
    const kept = chanceTable[level];
    expect(found.careers).toBe(kept.careers);
    expect(Math.abs(found.matches - kept.matches)).toBeLessThan(1.2);
    expect(Math.abs(found.atMost - kept.atMost)).toBeLessThan(5);
    expect(Math.abs(found.highest - kept.highest)).toBeLessThan(0.005);
  },
);

test('strong is told of what one list by lot in twenty reaches, and of nothing below', () => {
  expect(matchBand(chanceTable.both.highest)).toBe('strong');
  expect(matchBand(chanceTable.both.highest - 0.01)).toBe('good');
});
