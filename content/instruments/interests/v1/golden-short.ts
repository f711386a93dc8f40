// Answer sheets of the adaptive short form of the RIASEC instrument, version 1, worked out by hand. Every item of a type
// gets the same choice, so that the estimate of a type does not depend on which items were asked.
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

export type GoldenShortSheet = {
  readonly name: string;
  /** The choice for every item of the type. */
  readonly choice: Readonly<Record<RiasecLetter, number>>;
  /** Items asked per type, R I A S E C. */
  readonly asked: readonly number[];
  readonly settled: 'certain' | 'bank';
  readonly points: readonly number[];
  /** Standard error per type, two decimals. */
  readonly errors: string;
};

export const goldenShortSheets: readonly GoldenShortSheet[] = [
  {
    // After four items a type has the error 3.3 · √(10/4) = 5.22, a gap √2 times that: 7.38. I − S and A − E are 10
    // points: z = 1.36, above 0.9.
    name: 'settled by the start',
    choice: { R: 0, I: 4, A: 2, S: 3, E: 1, C: 0 },
    asked: [4, 4, 4, 4, 4, 4],
    settled: 'certain',
    points: [0, 40, 20, 30, 10, 0],
    errors: '5.22 5.22 5.22 5.22 5.22 5.22',
  },
  {
    // I and S stay equal until their ten items are asked; A − E is 20 points.
    name: 'a first place that stays open',
    choice: { R: 0, I: 4, A: 2, S: 4, E: 0, C: 0 },
    asked: [4, 10, 4, 10, 4, 4],
    settled: 'bank',
    points: [0, 40, 20, 40, 0, 0],
    errors: '5.22 3.30 5.22 3.30 5.22 5.22',
  },
  {
    // All six equal: the first two and the next two of the hexagon are asked to the end.
    name: 'all the same',
    choice: { R: 2, I: 2, A: 2, S: 2, E: 2, C: 2 },
    asked: [10, 10, 10, 10, 4, 4],
    settled: 'bank',
    points: [20, 20, 20, 20, 20, 20],
    errors: '3.30 3.30 3.30 3.30 5.22 5.22',
  },
];
