// Answer sheets of the personality instrument, version 1, with results worked out by hand: odd items count as chosen,
// even ones as 4 minus the choice. Adding one is free; changing one fails the check, because people have results that
// were scored like this.
import type { Trait } from '#domain/instruments/personality/traits.ts';

export type GoldenSheet = {
  readonly name: string;
  /** One digit per item 01 to 10, as chosen; a hyphen for an unanswered one. */
  readonly answers: Readonly<Record<Trait, string>>;
  /** Points in the order openness, conscientiousness, extraversion, agreeableness, stability; `null`: no score. */
  readonly points: readonly (number | null)[];
  /** Thirds of the line that the error band reaches, traits apart by a bar. */
  readonly reaches: string;
};

export const goldenSheets: readonly GoldenSheet[] = [
  {
    // Openness 4 3 3 4 3 = 17 and, reversed, 3 2 4 3 4 = 16. Extraversion 0 and 0 1 0 1 0 = 2. Agreeableness 15 + 15,
    // its band from 26.7 just above two thirds (26.67); stability 5 + 5, its band up to 13.3 just below a third (13.33).
    name: 'typical',
    answers: {
      openness: '4132304130',
      conscientiousness: '2222222222',
      extraversion: '0403040304',
      agreeableness: '3131313131',
      stability: '1313131313',
    },
    points: [33, 20, 2, 30, 10],
    reaches: 'high | medium | low | high | low',
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
    reaches: 'medium | medium | medium | medium | medium',
  },
  {
    // Direct items at one end and reversed ones at the other.
    name: 'both ends',
    answers: {
      openness: '4040404040',
      conscientiousness: '0404040404',
      extraversion: '4040404040',
      agreeableness: '0404040404',
      stability: '4040404040',
    },
    points: [40, 0, 40, 0, 40],
    reaches: 'high | low | high | low | high',
  },
  {
    // Openness 4 4 2 2 2 = 14 and, reversed, 3 2 2 2 2 = 11: 25, from 21.7 to 28.3. Stability 2 2 2 2 2 = 10 and,
    // reversed, 2 1 0 0 2 = 5: 15, from 11.7 to 18.3.
    name: 'between two thirds',
    answers: {
      openness: '4142222222',
      conscientiousness: '2222222222',
      extraversion: '2222222222',
      agreeableness: '2222222222',
      stability: '2223242422',
    },
    points: [25, 20, 20, 20, 15],
    reaches: 'medium high | medium | medium | medium | low medium',
  },
  {
    // Extraversion: 3 3 3 and, reversed, 3 3 3 3 3 are 24 of eight items, so 30 of ten; its error 3.3 · √1.25 = 3.69,
    // from 26.3. Stability has seven answers of ten.
    name: 'two and three of ten missing',
    answers: {
      openness: '2222222222',
      conscientiousness: '2222222222',
      extraversion: '-1313131-1',
      agreeableness: '2222222222',
      stability: '---3131313',
    },
    points: [20, 20, 30, 20, null],
    reaches: 'medium | medium | medium high | medium | -',
  },
];
