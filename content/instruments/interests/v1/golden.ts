// Answer sheets of the RIASEC instrument, version 1, with results worked out by hand. Adding one is free; changing one
// fails the check, because people have results that were scored like this.
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

export type GoldenSheet = {
  readonly name: string;
  /** One digit per item 01 to 10, a hyphen for an unanswered one. */
  readonly answers: Readonly<Record<RiasecLetter, string>>;
  /** Points in the order R I A S E C; `null`: no score. */
  readonly points: readonly (number | null)[];
  readonly bands: string;
  readonly profile:
    | { readonly kind: 'incomplete'; readonly missing: string }
    | { readonly kind: 'flat'; readonly range: number; readonly iachan: number }
    | {
        readonly kind: 'differentiated';
        readonly range: number;
        readonly iachan: number;
        /** Groups apart by a space. */
        readonly groups: string;
        readonly leading: string;
        readonly ties: string;
        readonly consistency: 'high' | 'medium' | 'low' | undefined;
        readonly thingsPeople: number;
        /** E + C − I − A, before the factor √3. */
        readonly dataIdeas: number;
      };
};

export const goldenSheets: readonly GoldenSheet[] = [
  {
    // I 36; S 28 and A 25 are 3 apart; C 16 and E 14 are 2 apart; R 9. L1 = (36 − (28 + 16) / 2) / 2.
    name: 'typical',
    answers: {
      R: '1021101210',
      I: '4434344343',
      A: '3223232323',
      S: '3333233323',
      E: '1212112121',
      C: '2121221212',
    },
    points: [9, 36, 25, 28, 14, 16],
    bands: 'low high medium high medium medium',
    profile: {
      kind: 'differentiated',
      range: 27,
      iachan: 7,
      groups: 'I AS EC R',
      leading: 'I AS',
      ties: 'AS EC',
      consistency: undefined,
      thingsPeople: -25,
      dataIdeas: -31,
    },
  },
  {
    name: 'flat: the middle choice everywhere',
    answers: {
      R: '2222222222',
      I: '2222222222',
      A: '2222222222',
      S: '2222222222',
      E: '2222222222',
      C: '2222222222',
    },
    points: [20, 20, 20, 20, 20, 20],
    bands: 'medium medium medium medium medium medium',
    profile: { kind: 'flat', range: 0, iachan: 0 },
  },
  {
    // One point under the limit of 8: I 23 less R 16. L1 = (23 − (20 + 20) / 2) / 2.
    name: 'flat: a range of seven points',
    answers: {
      R: '2222221111',
      I: '3332222222',
      A: '2222222222',
      S: '2222222222',
      E: '2222222222',
      C: '2222222211',
    },
    points: [16, 23, 20, 20, 20, 18],
    bands: 'medium medium medium medium medium medium',
    profile: { kind: 'flat', range: 7, iachan: 1.5 },
  },
  {
    // I 24 is 4 ahead of A, S and E; C 18 is tied with those and with R 16; A, S and E are 4 ahead of R.
    name: 'just not flat: a range of eight points',
    answers: {
      R: '2222221111',
      I: '3333222222',
      A: '2222222222',
      S: '2222222222',
      E: '2222222222',
      C: '2222222211',
    },
    points: [16, 24, 20, 20, 20, 18],
    bands: 'medium medium medium medium medium medium',
    profile: {
      kind: 'differentiated',
      range: 8,
      iachan: 2,
      groups: 'I ASEC R',
      leading: 'I ASEC',
      ties: 'RC AS AE AC SE SC EC',
      consistency: undefined,
      thingsPeople: -6,
      dataIdeas: -6,
    },
  },
  {
    // R 36 and I 35. L1 = (36 − (35 + 15) / 2) / 2.
    name: 'tied first',
    answers: {
      R: '4344343434',
      I: '4343434343',
      A: '1111111111',
      S: '2222211111',
      E: '0000000000',
      C: '2222222222',
    },
    points: [36, 35, 10, 15, 0, 20],
    bands: 'high high low medium low medium',
    profile: {
      kind: 'differentiated',
      range: 36,
      iachan: 5.5,
      groups: 'RI C S A E',
      leading: 'RI C',
      ties: 'RI',
      consistency: 'high',
      thingsPeople: 87,
      dataIdeas: -25,
    },
  },
  {
    // S 38, E 30, then A 22, C 20 and I 19 within 3 points. L1 = (38 − (30 + 20) / 2) / 2.
    name: 'tied third',
    answers: {
      R: '1010101000',
      I: '2222222221',
      A: '3232222222',
      S: '4444444433',
      E: '3333333333',
      C: '2222222222',
    },
    points: [4, 19, 22, 38, 30, 20],
    bands: 'low medium medium high high medium',
    profile: {
      kind: 'differentiated',
      range: 34,
      iachan: 6.5,
      groups: 'S E IAC R',
      leading: 'S E IAC',
      ties: 'IA IC AC',
      consistency: 'high',
      thingsPeople: -81,
      dataIdeas: 9,
    },
  },
  {
    // R 32 of 8 answers = 40; I 27 of 9 = 30; A 12 of 8 = 15; E 10 of 9 = 11.1, told as 11; C 11, S 0.
    name: 'up to a fifth missing',
    answers: {
      R: '44444444--',
      I: '333333333-',
      A: '12121212--',
      S: '0000000000',
      E: '211111111-',
      C: '1111111112',
    },
    points: [40, 30, 15, 0, 11, 11],
    bands: 'high high medium low low low',
    profile: {
      kind: 'differentiated',
      range: 40,
      iachan: 9.75,
      groups: 'R I A EC S',
      leading: 'R I A',
      ties: 'EC',
      consistency: 'high',
      thingsPeople: 95,
      dataIdeas: -23,
    },
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
    points: [null, 30, 10, 0, 20, 10],
    bands: '- high low low medium low',
    profile: { kind: 'incomplete', missing: 'R' },
  },
  {
    // Only the two ends of the scale used; the other four types are all tied at 0, so none of them stands out.
    name: 'extreme',
    answers: {
      R: '4444444444',
      I: '0000000000',
      A: '0000000000',
      S: '0000000000',
      E: '0000000000',
      C: '4444444444',
    },
    points: [40, 0, 0, 0, 0, 40],
    bands: 'high low low low low high',
    profile: {
      kind: 'differentiated',
      range: 40,
      iachan: 10,
      groups: 'RC IASE',
      leading: 'RC',
      ties: 'RC IA IS IE AS AE SE',
      consistency: 'high',
      thingsPeople: 120,
      dataIdeas: 40,
    },
  },
];
