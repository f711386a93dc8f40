// Adds up one test's attempts, one at a time, and makes a release of them. Nobody's answers are kept.
import type { Attempt } from '#domain/instrument/attempt.ts';
import { isChoice, keyedValue, ownValue, type Instrument } from '#domain/instrument/instrument.ts';
import { rankedGroups } from '#domain/profile/ranked-groups.ts';
import { answeringQuality } from '#domain/scoring/answering-quality.ts';
import { createGroups } from './groups.ts';
import { createMoments } from './moments.ts';
import { protectTable, rounded, SMALLEST_CELL, type Table } from './protect-table.ts';
import { SMALLEST_RELEASE, TIED, type Release } from './release.ts';
import { createReliability } from './reliability.ts';
import { testHexagonOrder } from './rtor.ts';

export type ResearchAttempt = Pick<Attempt, 'form' | 'answers' | 'itemTimes'> & {
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly country: string | null;
  readonly ageBand: string | null;
};

export type Collector = {
  /** Counts a person's attempt; false when it is left out: a short form, a gap, or careless answering. */
  add(attempt: ResearchAttempt): boolean;
  count(): number;
  /** `undefined` with fewer than 300 people. `today`: the day of the release, 2026-11-21. */
  release(today: string): Release | undefined;
};

/** @param ranked whether scales are told in order, so that "first" means something: not for traits */
export function createCollector(instrument: Instrument, ranked: boolean): Collector {
  const scales = instrument.scales.map((scale) => ({
    scale,
    items: instrument.items.filter((item) => item.scale === scale),
  }));
  const moments = createMoments(scales.length);
  const reliabilities = scales.map(({ items }) => createReliability(items.length));
  const firsts = [...instrument.scales, TIED];
  const ages = createGroups(firsts);
  const countries = createGroups(firsts);
  let earliest = '9999';

  function add({ form, answers, itemTimes, ...about }: ResearchAttempt): boolean {
    if (form !== 'full') return false;
    const keyed = keyedByScale(answers);
    if (!keyed) return false;
    if (answeringQuality(instrument, form, answers, itemTimes).verdict === 'doubtful') return false;
    const points = keyed.map((values) => values.reduce((sum, value) => sum + value, 0));
    moments.add(points);
    for (const [index, reliability] of reliabilities.entries()) reliability.add(keyed[index] ?? []);
    const first = firstOf(instrument, points);
    ages.add(about.ageBand, first);
    countries.add(about.country, first);
    if (about.submittedAt < earliest) earliest = about.submittedAt;
    return true;
  }

  /** Scale by scale; `undefined` when one of the answers is missing. */
  function keyedByScale(answers: ResearchAttempt['answers']): number[][] | undefined {
    const keyed: number[][] = [];
    for (const { items } of scales) {
      const values: number[] = [];
      for (const item of items) {
        const value = ownValue(answers, item.id);
        if (!isChoice(instrument, value)) return undefined;
        values.push(keyedValue(instrument.choices, item, value));
      }
      keyed.push(values);
    }
    return keyed;
  }

  function release(today: string): Release | undefined {
    const n = moments.count();
    if (n < SMALLEST_RELEASE) return undefined;
    const [means, deviations] = [moments.means(), moments.deviations()];
    const correlations = moments.correlations().map((row) => row.map((value) => round(value, 3)));
    const dated = (table: Table | undefined) =>
      ranked && table ? { ...table, asOf: today } : null;
    return {
      instrument: instrument.id,
      version: instrument.version,
      n: rounded(n),
      from: `${earliest.slice(0, 7)}-01`,
      to: today,
      k: SMALLEST_CELL,
      scales: scales.map(({ scale }, index) => {
        const alpha = reliabilities[index]?.alpha();
        return {
          scale,
          mean: round(means[index] ?? 0, 2),
          deviation: round(deviations[index] ?? 0, 2),
          alpha: alpha === undefined ? null : round(alpha, 3),
        };
      }),
      correlations,
      order: instrument.id === 'riasec' ? (testHexagonOrder(correlations) ?? null) : null,
      firstByAge: dated(protectTable(...ages.folded())),
      firstByCountry: dated(protectTable(...countries.folded())),
    };
  }

  return { add, count: moments.count, release };
}

/** The scale that is clearly ahead of all others, or that none is. */
function firstOf(instrument: Instrument, points: readonly number[]): string {
  const byScale = Object.fromEntries(
    instrument.scales.map((scale, index) => [scale, points[index] ?? 0]),
  );
  const [leading = []] = rankedGroups(instrument.scales, byScale, instrument.precision.tieMargin);
  return leading.length === 1 ? (leading[0] ?? TIED) : TIED;
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
