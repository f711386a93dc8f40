// Answer sheets of the personality instrument, version 2, with results worked out by hand: the items of a trait take
// turns, a direct one as chosen, a reversed one as 4 minus the choice. Adding one is free; changing one fails the check.
import type { Trait } from '#domain/instruments/personality/traits.ts';

export type GoldenSheet = {
  readonly name: string;
  /** One digit per item in the order of the keys, as chosen. */
  readonly answers: Readonly<Record<Trait, string>>;
  /** Points in the order openness, conscientiousness, extraversion, agreeableness, stability. */
  readonly points: readonly number[];
};

export const goldenSheets: readonly GoldenSheet[] = [
  {
    // Openness 4 3 3 4 3 = 17 and, reversed, 3 2 4 3 4 = 16. Extraversion 0 and 0 1 0 1 0 = 2.
    name: 'typical',
    answers: {
      openness: '4132304130',
      conscientiousness: '2222222222',
      extraversion: '0403040304',
      agreeableness: '3131313131',
      stability: '1313131313',
    },
    points: [33, 20, 2, 30, 10],
  },
  {
    name: 'says yes to everything',
    answers: {
      openness: '4444444444',
      conscientiousness: '4444444444',
      extraversion: '4444444444',
      agreeableness: '4444444444',
      stability: '4444444444',
    },
    points: [20, 20, 20, 20, 20],
  },
];
