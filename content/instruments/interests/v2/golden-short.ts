// Answer sheets of the adaptive short form of the RIASEC instrument, version 2, worked out by hand. Every item of a type
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
};

export const goldenShortSheets: readonly GoldenShortSheet[] = [
  {
    // After four items a gap has the error 3.3 · √(10/4) · √2 = 7.38. S − R and C − I are 10 points: z = 1.36.
    name: 'settled by the start',
    choice: { R: 3, I: 0, A: 2, S: 4, E: 0, C: 1 },
    asked: [4, 4, 4, 4, 4, 4],
    settled: 'certain',
    points: [30, 0, 20, 40, 0, 10],
  },
  {
    // R and S stay equal until their ten items are asked; C − I is 20 points.
    name: 'a first place that stays open',
    choice: { R: 4, I: 0, A: 0, S: 4, E: 0, C: 2 },
    asked: [10, 4, 4, 10, 4, 4],
    settled: 'bank',
    points: [40, 0, 0, 40, 0, 20],
  },
];
