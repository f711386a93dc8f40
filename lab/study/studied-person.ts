// What a study knows of one person while it is made: numbers of the attempts that count, and the groups that they belong
// to. No id, no name; nothing of it is kept.
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { medianTime } from '#domain/instruments/scoring/answering-indices.ts';
import type { SectionBase } from '#domain/instruments/section.ts';
import {
  countedSection,
  itemPointsOf,
  type ResearchAttempt,
} from '#domain/research/counted-section.ts';

export type StudiedPerson = {
  /** Keyed points of the newest attempt that counts, scale by scale, item by item. */
  readonly items: readonly (readonly number[])[];
  readonly locale: string;
  readonly ageBand: string | null;
  readonly country: string | null;
  /** The first two attempts that count, far enough apart. */
  readonly repeated: Repeated | undefined;
};

/** Points of scales in both tests. */
export type Repeated = {
  readonly days: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
};

type SectionOf = (instrument: Instrument, attempt: Attempt) => SectionBase;
export type TimedAttempt = ResearchAttempt & Pick<Attempt, 'itemTimes'>;

const DAY_MS = 24 * 3600 * 1000;
/** Sooner one remembers answers, later one has changed (Nunnally 1978, 7: two weeks to six months). */
export const RETEST_DAYS = { least: 7, most: 180 } as const;

/** All attempts of one version by one person, in any order; `undefined` when none counts. */
export function studiedPerson(
  instrument: Instrument,
  sectionOf: SectionOf,
  attempts: readonly TimedAttempt[],
): StudiedPerson | undefined {
  const counted = attempts
    .toSorted((a, b) => ((a.submittedAt ?? '') < (b.submittedAt ?? '') ? -1 : 1))
    .flatMap((attempt) => {
      const section = countedSection(instrument, sectionOf, attempt);
      if (section === 'left out' || section === 'undecided') return [];
      return [{ attempt, items: itemPointsOf(instrument, section) }];
    });
  const newest = counted.at(-1);
  if (!newest) return undefined;
  const { locale, ageBand, country } = newest.attempt;
  return { items: newest.items, locale, ageBand, country, repeated: repeatedOf(counted) };
}

function repeatedOf([first, ...later]: readonly {
  attempt: TimedAttempt;
  items: readonly (readonly number[])[];
}[]): Repeated | undefined {
  if (!first) return undefined;
  for (const second of later) {
    const [from, to] = [first, second].map(({ attempt }) => Date.parse(attempt.submittedAt ?? ''));
    const days = ((to ?? NaN) - (from ?? NaN)) / DAY_MS;
    if (days >= RETEST_DAYS.least && days <= RETEST_DAYS.most)
      return { days, first: first.items.map(sumOf), second: second.items.map(sumOf) };
  }
  return undefined;
}

/**
 * The median time of an answer of a person whose answers alone show no sign of carelessness; times do not choose whose
 * times count, because the limit that they suggest would then follow from the limit there is.
 */
export function attentiveTime(
  instrument: Instrument,
  sectionOf: SectionOf,
  attempt: TimedAttempt,
): number | undefined {
  const section = countedSection(instrument, sectionOf, { ...attempt, itemTimes: {} });
  if (section === 'left out' || section === 'undecided') return undefined;
  if (section.quality.flags.length > 0) return undefined;
  const times = section.answers.map(({ item }) => attempt.itemTimes[item]?.ms ?? 0);
  return medianTime(times, times.length);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
