import { expect, test } from 'vitest';
import { hexagonDistance } from './hexagon.ts';
import { riasecLetters } from './riasec.ts';

test('each type has itself, two neighbours, two alternates and one opposite', () => {
  for (const letter of riasecLetters) {
    const distances = riasecLetters.map((other) => hexagonDistance(letter, other));
    expect(distances.toSorted((a, b) => a - b)).toEqual([0, 1, 1, 2, 2, 3]);
  }
});

test('types on a circle, sixty degrees apart, lie as far apart as the distances say', () => {
  // Chords of the unit circle: side 1, short diagonal √3, diameter 2.
  const chords = [0, 1, Math.sqrt(3), 2];
  for (const a of riasecLetters) {
    for (const b of riasecLetters) {
      const apart = ((riasecLetters.indexOf(a) - riasecLetters.indexOf(b)) * Math.PI) / 3;
      expect(2 * Math.abs(Math.sin(apart / 2))).toBeCloseTo(
        chords[hexagonDistance(a, b)] ?? Number.NaN,
        10,
      );
    }
  }
});
