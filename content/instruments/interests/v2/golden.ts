// Answer sheets of the RIASEC instrument, version 2, with results worked out by hand. Adding one is free; changing one
// fails the check, because people have results that were scored like this.
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

export type GoldenSheet = {
  readonly name: string;
  /** One digit per item in the order of the keys, a hyphen for an unanswered one. */
  readonly answers: Readonly<Record<RiasecLetter, string>>;
  /** Of the question that names its choice: it adds to nothing. */
  readonly check: number;
  /** Points in the order R I A S E C; `null`: no score. */
  readonly points: readonly (number | null)[];
  /** Groups of letters apart by a space; 'flat' or 'incomplete' where there are none. */
  readonly groups: string;
};

export const goldenSheets: readonly GoldenSheet[] = [
  {
    // I 36; S 28 and A 25 are 3 apart; C 16 and E 14 are 2 apart; R 9.
    name: 'typical',
    answers: {
      R: '1021101210',
      I: '4434344343',
      A: '3223232323',
      S: '3333233323',
      E: '1212112121',
      C: '2121221212',
    },
    check: 1,
    points: [9, 36, 25, 28, 14, 16],
    groups: 'I AS EC R',
  },
  {
    // Animals, plants, cooking and rescue (items 5 to 10) without machines and building: 0 of four and 4 of six.
    name: 'half of a type',
    answers: {
      R: '0000444444',
      I: '1111111111',
      A: '2222222222',
      S: '3333333333',
      E: '0000000000',
      C: '1111111111',
    },
    check: 1,
    points: [24, 10, 20, 30, 0, 10],
    groups: 'S R A IC E',
  },
  {
    name: 'flat: the middle choice everywhere, and where another was asked for',
    answers: {
      R: '2222222222',
      I: '2222222222',
      A: '2222222222',
      S: '2222222222',
      E: '2222222222',
      C: '2222222222',
    },
    check: 2,
    points: [20, 20, 20, 20, 20, 20],
    groups: 'flat',
  },
  {
    name: 'more than a fifth of one scale missing',
    answers: {
      R: '4444444---',
      I: '3333333333',
      A: '1111111111',
      S: '0000000000',
      E: '2222222222',
      C: '1111111111',
    },
    check: 1,
    points: [null, 30, 10, 0, 20, 10],
    groups: 'incomplete',
  },
];
