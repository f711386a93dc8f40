import { expect, test } from 'vitest';
import { hexagonCorners, hexagonDistance } from './hexagon.ts';
import { riasecLetters } from './riasec.ts';

test('each type has itself, two neighbours, two alternates and one opposite', () => {
  for (const letter of riasecLetters) {
    const distances = riasecLetters.map((other) => hexagonDistance(letter, other));
    expect(distances.toSorted()).toEqual([0, 1, 1, 2, 2, 3]);
  }
});

test('corners lie as far apart as the distances say', () => {
  // Chords of the unit circle: side 1, short diagonal √3, diameter 2.
  const chords = [0, 1, Math.sqrt(3), 2];
  for (const a of riasecLetters) {
    for (const b of riasecLetters) {
      const [from, to] = [hexagonCorners[a], hexagonCorners[b]];
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(
        chords[hexagonDistance(a, b)] ?? Number.NaN,
        10,
      );
    }
  }
});

test('R stands upper left and A at the right', () => {
  expect(hexagonCorners.R.x).toBeCloseTo(-0.5, 10);
  expect(hexagonCorners.R.y).toBeCloseTo(Math.sqrt(3) / 2, 10);
  expect(hexagonCorners.A).toEqual({ x: 1, y: 0 });
});
