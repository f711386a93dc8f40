// Answer sheets of the work values instrument, version 1, with results worked out by hand. Adding one is free; changing
// one fails the check, because people have results that were scored like this.
import type { WorkValue } from '#domain/instruments/values/work-values.ts';

export type GoldenSheet = {
  readonly name: string;
  /** One digit per item 01 to 05, a hyphen for an unanswered one. */
  readonly answers: Readonly<Record<WorkValue, string>>;
  /** Points in the order achievement, independence, recognition, relationships, support, conditions; `null`: none. */
  readonly points: readonly (number | null)[];
  readonly bands: string;
  readonly profile:
    | { readonly kind: 'incomplete'; readonly missing: string }
    | { readonly kind: 'no-clear-priorities'; readonly level: 'low' | 'medium' | 'high' }
    | {
        readonly kind: 'priorities';
        /** Six times the distance from the person's own mean, so that it is whole. */
        readonly centredTimesSix: readonly number[];
        /** Groups apart by a bar. */
        readonly groups: string;
        readonly leading: string;
        readonly lower: string;
      };
};

export const goldenSheets: readonly GoldenSheet[] = [
  {
    // 18 16 8 18 13 12 are 85, the mean 14.17. 18 and 16 are a tie, 13 is 3 behind 16; 12 lies 2.17 below the mean.
    name: 'typical',
    answers: {
      achievement: '44343',
      independence: '34333',
      recognition: '21122',
      relationships: '43434',
      support: '33232',
      conditions: '23322',
    },
    points: [18, 16, 8, 18, 13, 12],
    bands: 'high high medium high medium medium',
    profile: {
      kind: 'priorities',
      centredTimesSix: [23, 11, -37, 23, -7, -13],
      groups: 'achievement independence relationships | support conditions | recognition',
      leading: 'achievement independence relationships',
      lower: 'recognition conditions',
    },
  },
  {
    name: 'everything is very important',
    answers: {
      achievement: '44444',
      independence: '44444',
      recognition: '44444',
      relationships: '44444',
      support: '44444',
      conditions: '44444',
    },
    points: [20, 20, 20, 20, 20, 20],
    bands: 'high high high high high high',
    profile: { kind: 'no-clear-priorities', level: 'high' },
  },
  {
    name: 'nothing is important',
    answers: {
      achievement: '00000',
      independence: '00000',
      recognition: '00000',
      relationships: '00000',
      support: '00000',
      conditions: '00000',
    },
    points: [0, 0, 0, 0, 0, 0],
    bands: 'low low low low low low',
    profile: { kind: 'no-clear-priorities', level: 'low' },
  },
  {
    // Equal values lie 2.534 · 2.3 = 5.83 points apart by chance.
    name: 'no priorities: a range of five points',
    answers: {
      achievement: '22323',
      independence: '22323',
      recognition: '22323',
      relationships: '22323',
      support: '22323',
      conditions: '43433',
    },
    points: [12, 12, 12, 12, 12, 17],
    bands: 'medium medium medium medium medium high',
    profile: { kind: 'no-clear-priorities', level: 'medium' },
  },
  {
    name: 'just a priority: a range of six points',
    answers: {
      achievement: '22323',
      independence: '22323',
      recognition: '22323',
      relationships: '22323',
      support: '22323',
      conditions: '44343',
    },
    points: [12, 12, 12, 12, 12, 18],
    bands: 'medium medium medium medium medium high',
    profile: {
      kind: 'priorities',
      centredTimesSix: [-6, -6, -6, -6, -6, 30],
      groups: 'conditions | achievement independence recognition relationships support',
      leading: 'conditions',
      lower: '',
    },
  },
  {
    // 15 of four items are 18.75 of five, told as 19; the mean is 69 / 6.
    name: 'one of five missing',
    answers: {
      achievement: '4-443',
      independence: '22222',
      recognition: '22222',
      relationships: '22222',
      support: '22222',
      conditions: '22222',
    },
    points: [19, 10, 10, 10, 10, 10],
    bands: 'high medium medium medium medium medium',
    profile: {
      kind: 'priorities',
      centredTimesSix: [45, -9, -9, -9, -9, -9],
      groups: 'achievement | independence recognition relationships support conditions',
      leading: 'achievement',
      lower: '',
    },
  },
  {
    name: 'two of five missing',
    answers: {
      achievement: '4--43',
      independence: '22222',
      recognition: '22222',
      relationships: '22222',
      support: '22222',
      conditions: '22222',
    },
    points: [null, 10, 10, 10, 10, 10],
    bands: '- medium medium medium medium medium',
    profile: { kind: 'incomplete', missing: 'achievement' },
  },
];
