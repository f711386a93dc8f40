// Answer sheets of the work values instrument, version 2, with results worked out by hand. Adding one is free; changing
// one fails the check, because people have results that were scored like this.
import type { WorkValue } from '#domain/instruments/values/work-values.ts';

export type GoldenSheet = {
  readonly name: string;
  /** One digit per item in the order of the keys. */
  readonly answers: Readonly<Record<WorkValue, string>>;
  /** The places of the six cards, a hyphen for one without. */
  readonly places: string;
  /** Points in the order achievement, independence, recognition, relationships, support, conditions. */
  readonly points: readonly number[];
  /** Six times the distance from the person's own mean, so that it is whole. */
  readonly centredTimesSix: readonly number[];
  /** Groups apart by a bar; 'none' without clear priorities. */
  readonly groups: string;
};

const typical: GoldenSheet['answers'] = {
  achievement: '44343',
  independence: '34333',
  recognition: '21122',
  relationships: '43434',
  support: '33232',
  conditions: '23322',
};

const allImportant: GoldenSheet['answers'] = {
  achievement: '44444',
  independence: '44444',
  recognition: '44444',
  relationships: '44444',
  support: '44444',
  conditions: '44444',
};

export const goldenSheets: readonly GoldenSheet[] = [
  {
    // 18 16 8 18 13 12 are 85, whatever the order adds, which is 0 together.
    name: 'no order',
    answers: typical,
    places: '------',
    points: [18, 16, 8, 18, 13, 12],
    centredTimesSix: [23, 11, -37, 23, -7, -13],
    groups: 'achievement independence relationships | support conditions | recognition',
  },
  {
    // Relationships first, +1.5: 19.5. Conditions second, +1: 13. Achievement third, +0.5: 18.5. Independence fourth,
    // -0.5: 15.5. Support fifth, -1: 12. Recognition last, -1.5: 6.5. Only 19.5 and 18.5, 13 and 12 are ties.
    name: 'a whole order',
    answers: typical,
    places: '346152',
    points: [18, 16, 8, 18, 13, 12],
    centredTimesSix: [26, 8, -46, 32, -13, -7],
    groups: 'achievement relationships | independence | support conditions | recognition',
  },
  {
    name: 'a part of an order counts for nothing',
    answers: typical,
    places: '3-6152',
    points: [18, 16, 8, 18, 13, 12],
    centredTimesSix: [23, 11, -37, 23, -7, -13],
    groups: 'achievement independence relationships | support conditions | recognition',
  },
  {
    name: 'one place twice, as two devices may leave it, counts for nothing',
    answers: typical,
    places: '336152',
    points: [18, 16, 8, 18, 13, 12],
    centredTimesSix: [23, 11, -37, 23, -7, -13],
    groups: 'achievement independence relationships | support conditions | recognition',
  },
  {
    // Three points from first to last are less than equal values and a forced order leave: 2.534 · √(2.3² + 1.17) = 6.4.
    name: 'everything is very important, and an order all the same',
    answers: allImportant,
    places: '123456',
    points: [20, 20, 20, 20, 20, 20],
    centredTimesSix: [9, 6, 3, -3, -6, -9],
    groups: 'none',
  },
];
