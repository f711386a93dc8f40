// How often the interest test names what is there, of 100 made-up people, for the reader of a result (decision 076).
// No figure is of real people: each group is told what the generated population that comes nearest to it gives, and
// a reader who may be younger, or does not say, what the least favourable of six gives. Rounded down.
import type { AgeBand } from '#domain/about-person.ts';

export type CertaintyGroup = 'youngest' | 'teenagers' | 'adults' | 'unknown';

export type Certainty = {
  /** The true first interest has the highest score. */
  readonly first: number;
  /** The true first three have the three highest, in any order. */
  readonly set: number;
  /** The same three in their order. */
  readonly order: number;
  /** The true first three are among those that the result names. */
  readonly named: { readonly full: number; readonly short: number };
  /** As often would as many types as the result names hold them if they were drawn by lot (`npm run bench:names`), rounded up. */
  readonly namedByChance: { readonly full: number; readonly short: number };
};

/** The same of the first interest and of the first three: one of six, one of twenty sets. */
const byChance = { first: 17, set: 5 } as const;

const lowestOfSix: Certainty = {
  first: 69,
  set: 55,
  order: 26,
  named: { full: 62, short: 51 },
  namedByChance: { full: 13, short: 9 },
};

export const certainty: Readonly<Record<CertaintyGroup, Certainty>> = {
  youngest: lowestOfSix,
  teenagers: {
    first: 72,
    set: 59,
    order: 30,
    named: { full: 64, short: 55 },
    namedByChance: { full: 12, short: 8 },
  },
  adults: {
    first: 78,
    set: 68,
    order: 40,
    named: { full: 66, short: 59 },
    namedByChance: { full: 10, short: 7 },
  },
  unknown: lowestOfSix,
};

const groupOf: Readonly<Record<AgeBand, CertaintyGroup>> = {
  '14-15': 'youngest',
  '16-17': 'teenagers',
  '18-24': 'adults',
  '25+': 'adults',
};

/** Whose figures are told; without an age, the general ones, which promise least. */
export function certaintyGroup(ageBand: AgeBand | null): CertaintyGroup {
  return ageBand === null ? 'unknown' : groupOf[ageBand];
}

/** All figures of a group by the names that sentences give them. */
export function certaintyFigures(group: CertaintyGroup) {
  const { named, namedByChance, ...shares } = certainty[group];
  return {
    ...shares,
    ...named,
    chanceFirst: byChance.first,
    chanceSet: byChance.set,
    chanceFull: namedByChance.full,
    chanceShort: namedByChance.short,
  };
}
