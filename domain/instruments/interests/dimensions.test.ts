import { expect, test } from 'vitest';
import { dimensionsOf } from './dimensions.ts';
import { byLetter } from './riasec.ts';

test('equal interests stand in the middle', () => {
  expect(dimensionsOf(byLetter(() => 17))).toEqual({ thingsPeople: 0, dataIdeas: 0 });
});

test('R leads to things, S to people, E and C to data, I and A to ideas', () => {
  expect(only('R')).toEqual({ thingsPeople: 20, dataIdeas: 0 });
  expect(only('S')).toEqual({ thingsPeople: -20, dataIdeas: 0 });
  for (const [letter, thingsPeople, data] of [
    ['I', 10, -1],
    ['A', -10, -1],
    ['E', -10, 1],
    ['C', 10, 1],
  ] as const) {
    expect(only(letter).thingsPeople).toBe(thingsPeople);
    expect(only(letter).dataIdeas).toBeCloseTo(data * 17.3205, 4);
  }
});

test('every type stands equally far from the middle', () => {
  for (const one of ['R', 'I', 'A', 'S', 'E', 'C']) {
    const { thingsPeople, dataIdeas } = only(one);
    expect(Math.hypot(thingsPeople, dataIdeas)).toBeCloseTo(20, 10);
  }
});

function only(one: string) {
  return dimensionsOf(byLetter((letter) => (letter === one ? 10 : 0)));
}
