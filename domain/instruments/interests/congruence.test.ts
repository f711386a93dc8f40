import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brownGoreC, iachanM, type Code } from './congruence.ts';
import { congruenceVectors } from './congruence.vectors.ts';
import { riasecLetters } from './riasec.ts';

const codes = fc.shuffledSubarray([...riasecLetters], { minLength: 3, maxLength: 3 }).map(toCode);

test.each(congruenceVectors)('compares $person with $other as worked out', (vector) => {
  const [person, other] = [toCode([...vector.person]), toCode([...vector.other])];
  expect(brownGoreC(person, other)).toBe(vector.c);
  expect(iachanM(person, other)).toBe(vector.m);
});

test('both indices are symmetrical, within their bounds, and highest for the same code', () => {
  fc.assert(
    fc.property(codes, codes, (a, b) => {
      expect(brownGoreC(a, b)).toBe(brownGoreC(b, a));
      expect(iachanM(a, b)).toBe(iachanM(b, a));
      expect(brownGoreC(a, b)).toBeGreaterThanOrEqual(0);
      expect(brownGoreC(a, b)).toBeLessThanOrEqual(brownGoreC(a, a));
      expect(iachanM(a, b)).toBeLessThanOrEqual(iachanM(a, a));
      expect([brownGoreC(a, a), iachanM(a, a)]).toEqual([18, 28]);
    }),
  );
});

function toCode(letters: readonly string[]): Code {
  const [a, b, c] = letters.flatMap((text) => riasecLetters.filter((letter) => letter === text));
  if (a === undefined || b === undefined || c === undefined) throw new Error('not a code');
  return [a, b, c];
}
