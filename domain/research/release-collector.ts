// Adds up one test's attempts, one at a time, and makes a release of them. What an attempt says is what its section says,
// as everywhere; here it is only counted. No answers are kept.
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { TestOrder } from '#domain/instruments/order-test.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { inOrder, type SectionBase } from '#domain/instruments/section.ts';
import { leadingNames } from '#domain/instruments/scoring/ranked-groups.ts';
import { countedSection, itemPointsOf, type ResearchAttempt } from './counted-section.ts';
import { createGroups } from './groups.ts';
import { createMoments } from './moments.ts';
import { protectTable, rounded, SMALLEST_CELL, type Table } from './protect-table.ts';
import { SMALLEST_RELEASE, TIED, type Release } from './release.ts';
import { createReliability } from './reliability.ts';

/** `undecided`: neither yet, because its times would tell and are absent. */
export type Added = 'counted' | 'left out' | 'undecided';

export type Collector = {
  /** Counts a person's attempt, or leaves it out: a short form, a gap, careless answering, a day that cannot be. */
  add(attempt: ResearchAttempt): Added;
  count(): number;
  /** `undefined` with fewer than 300 people. `today`: the day of the release, 2026-11-21. */
  release(today: string): Release | undefined;
};

/** What the instrument's definition says of it, with the test of its order loaded. */
type Definition = {
  readonly isRanked: boolean;
  readonly sectionOf: (instrument: Instrument, attempt: Attempt) => SectionBase;
  readonly testOrder?: TestOrder | undefined;
};

export function createCollector(
  instrument: Instrument,
  { isRanked, sectionOf, testOrder }: Definition,
): Collector {
  const { scales } = instrument;
  const moments = createMoments(scales.length);
  const reliabilities = scales.map((scale) =>
    createReliability(instrument.items.filter((item) => item.scale === scale).length),
  );
  const firsts = [...instrument.scales, TIED];
  const ages = createGroups(firsts);
  const countries = createGroups(firsts);
  const months = new Map<string, number>();

  function add(attempt: ResearchAttempt): Added {
    const section = countedSection(instrument, sectionOf, attempt);
    if (section === 'left out' || section === 'undecided') return section;
    const points = pointsOf(instrument, section);
    moments.add(points);
    const items = itemPointsOf(instrument, section);
    for (const [index, reliability] of reliabilities.entries()) reliability.add(items[index] ?? []);
    const first = firstOf(instrument, points);
    ages.add(attempt.ageBand, first);
    countries.add(attempt.country, first);
    const month = attempt.submittedAt?.slice(0, 7) ?? '';
    months.set(month, (months.get(month) ?? 0) + 1);
    return 'counted';
  }

  function release(today: string): Release | undefined {
    const n = moments.count();
    if (n < SMALLEST_RELEASE) return undefined;
    const [means, deviations] = [moments.means(), moments.deviations()];
    const correlations = moments.correlations().map((row) => row.map((value) => round(value, 3)));
    const dated = (table: Table | undefined) =>
      isRanked && table ? { ...table, asOf: today } : null;
    return {
      instrument: instrument.id,
      version: instrument.version,
      n: rounded(n),
      from: `${firstMonth(months, today.slice(0, 7))}-01`,
      to: today,
      k: SMALLEST_CELL,
      scales: scales.map((scale, index) => {
        const alpha = reliabilities[index]?.alpha();
        return {
          scale,
          mean: round(means[index] ?? 0, 2),
          deviation: round(deviations[index] ?? 0, 2),
          alpha: alpha === undefined ? null : round(alpha, 3),
        };
      }),
      correlations,
      order: testOrder?.(correlations) ?? null,
      firstByAge: dated(protectTable(...ages.folded())),
      firstByCountry: dated(protectTable(...countries.folded())),
    };
  }

  return { add, count: moments.count, release };
}

/**
 * The month by whose end enough people had answered to stand in a cell: as with every other figure, no one person, nor
 * a few, can be told from it or decide it.
 */
function firstMonth(months: ReadonlyMap<string, number>, thisMonth: string): string {
  let people = 0;
  for (const [month, count] of [...months].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    people += count;
    if (people >= SMALLEST_CELL && month < thisMonth) return month;
  }
  return thisMonth;
}

/** What its section says of each scale, in the instrument's order; all of them are scored where no answer is missing. */
function pointsOf({ scales }: Instrument, { scores }: SectionBase): number[] {
  return inOrder(scores, scales).map((score) => (score.kind === 'scored' ? score.raw : 0));
}

/** The scale that is clearly ahead of all others, or that none is. */
function firstOf({ scales, precision }: Instrument, points: readonly number[]): string {
  const byScale: Record<string, number> = {};
  for (const [index, scale] of scales.entries()) byScale[scale] = points[index] ?? 0;
  const leading = leadingNames(scales, byScale, { margin: precision.tieMargin, count: 1 });
  return leading.length === 1 ? (leading[0] ?? TIED) : TIED;
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
