// Adds up one test's attempts, one at a time, and makes a release of them. Nobody's answers are kept.
import type { Attempt } from '#domain/instrument/attempt.ts';
import { keyedValue, type Instrument } from '#domain/instrument/instrument.ts';
import { rankedGroups } from '#domain/profile/ranked-groups.ts';
import { answersGiven, judgeAnswers } from '#domain/scoring/answering-quality.ts';
import { createGroups } from './groups.ts';
import { createMoments } from './moments.ts';
import { protectTable, rounded, SMALLEST_CELL, type Table } from './protect-table.ts';
import { SMALLEST_RELEASE, TIED, type Release } from './release.ts';
import { createReliability } from './reliability.ts';
import { testHexagonOrder } from './rtor.ts';

export type ResearchAttempt = Pick<Attempt, 'form' | 'answers'> & {
  /** What was spent on each answer in ms, in any order. */
  readonly times: readonly number[];
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
  const { scales } = instrument;
  // In the order of asking: the item, and the place of its scale.
  const order = instrument.forms.full.flatMap((id) =>
    instrument.items
      .filter((item) => item.id === id)
      .map((item) => ({ item, scale: scales.indexOf(item.scale) })),
  );
  const moments = createMoments(scales.length);
  const reliabilities = scales.map((_, index) =>
    createReliability(order.filter(({ scale }) => scale === index).length),
  );
  const firsts = [...instrument.scales, TIED];
  const ages = createGroups(firsts);
  const countries = createGroups(firsts);
  let earliest = '9999';

  function add({ form, answers, times, ...about }: ResearchAttempt): boolean {
    if (form !== 'full') return false;
    const given = answersGiven(instrument, form, answers);
    if (given.length < order.length) return false;
    if (judgeAnswers(instrument, form, given, times).verdict === 'doubtful') return false;
    const keyed = scales.map((): number[] => []);
    for (const [place, { value }] of given.entries()) {
      const asked = order[place];
      if (asked) keyed[asked.scale]?.push(keyedValue(instrument.choices, asked.item, value));
    }
    const points = keyed.map((values) => values.reduce((sum, value) => sum + value, 0));
    moments.add(points);
    for (const [index, reliability] of reliabilities.entries()) reliability.add(keyed[index] ?? []);
    const first = firstOf(instrument, points);
    ages.add(about.ageBand, first);
    countries.add(about.country, first);
    if (about.submittedAt < earliest) earliest = about.submittedAt;
    return true;
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
