// Twelve people from flat to extreme whose reports are looked at and compared in every view. Points of each scale, made up;
// `values` and `personality` are absent for those who took the one test only.

import type { Plan } from '#domain/pathway/plan.ts';

export type GoldenPerson = {
  readonly name: string;
  readonly interests: Readonly<Record<string, number>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly personality?: Readonly<Record<string, number>>;
  /** How many items of a type are left unanswered. */
  readonly skip?: Readonly<Record<string, number>>;
  /** The route they keep. */
  readonly plan?: Plan | undefined;
};

const six = (R: number, I: number, A: number, S: number, E: number, C: number) => ({
  R,
  I,
  A,
  S,
  E,
  C,
});
const work = (
  achievement: number,
  independence: number,
  recognition: number,
  relationships: number,
  support: number,
  conditions: number,
) => ({ achievement, independence, recognition, relationships, support, conditions });
const five = (
  openness: number,
  conscientiousness: number,
  extraversion: number,
  agreeableness: number,
  stability: number,
) => ({ openness, conscientiousness, extraversion, agreeableness, stability });

export const goldenPeople: readonly GoldenPerson[] = [
  { name: 'all the same', interests: six(20, 20, 20, 20, 20, 20) },
  {
    name: 'flat',
    interests: six(20, 22, 21, 19, 20, 22),
    values: work(16, 15, 16, 15, 16, 15),
    personality: five(20, 21, 20, 19, 20),
  },
  { name: 'nothing liked', interests: six(0, 0, 0, 0, 0, 0) },
  {
    name: 'curious',
    interests: six(18, 36, 20, 12, 8, 20),
    values: work(19, 17, 9, 6, 8, 12),
    personality: five(36, 26, 12, 22, 30),
    plan: {
      choice: { country: 'MX', diploma: 'national', aim: 'public-degree', start: '2027-09' },
      ticks: { 'check-official': '2026-10-05', 'ask-university': '2026-11-02' },
    },
  },
  {
    name: 'helper',
    interests: six(8, 18, 20, 38, 22, 12),
    values: work(12, 8, 7, 20, 14, 11),
    personality: five(24, 22, 34, 37, 18),
    plan: {
      choice: { country: 'CO', diploma: 'national', aim: 'public-degree', start: '2028-09' },
      ticks: {},
    },
  },
  { name: 'maker', interests: six(37, 20, 14, 8, 12, 18) },
  {
    name: 'artist',
    interests: six(10, 16, 40, 22, 14, 2),
    values: work(18, 20, 10, 9, 4, 6),
    personality: five(40, 12, 20, 20, 8),
  },
  {
    name: 'seller',
    interests: six(8, 10, 14, 24, 38, 26),
    values: work(14, 12, 20, 10, 8, 15),
    plan: {
      choice: { country: 'AR', diploma: 'ib', aim: 'private-degree', start: '2027-02' },
      ticks: { 'check-official': '2026-08-20' },
    },
  },
  { name: 'keeper of order', interests: six(16, 18, 4, 12, 20, 38) },
  {
    name: 'tied at the top and opposite',
    interests: six(34, 12, 10, 33, 16, 14),
    personality: five(20, 38, 30, 26, 12),
  },
  { name: 'partly answered', interests: six(8, 27, 26, 14, 20, 3), skip: { I: 3 } },
  { name: 'extreme', interests: six(0, 40, 0, 0, 0, 0), values: work(20, 0, 0, 0, 0, 0) },
];
