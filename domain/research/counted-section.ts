// Which attempts count in research, and what each of their answers added: one rule for releases and for the figures that
// administrators read.
import { constants } from '#domain/constants.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { SectionBase } from '#domain/instruments/section.ts';
import { timesDecide } from '#domain/instruments/scoring/answering-quality.ts';

export type ResearchAttempt = Omit<Attempt, 'itemTimes'> & {
  /** Absent when they were not read. */
  readonly itemTimes?: Attempt['itemTimes'];
  readonly country: string | null;
  readonly ageBand: string | null;
};

/**
 * The section of an attempt that counts. `left out`: a short form, a gap, careless answering, a day that cannot be.
 * `undecided`: neither yet, because its times would tell and are absent.
 */
export function countedSection(
  instrument: Instrument,
  sectionOf: (instrument: Instrument, attempt: Attempt) => SectionBase,
  attempt: ResearchAttempt,
): SectionBase | 'left out' | 'undecided' {
  if (attempt.form !== 'full' || !isDay(attempt.submittedAt?.slice(0, 10) ?? '')) return 'left out';
  const section = sectionOf(instrument, { ...attempt, itemTimes: attempt.itemTimes ?? {} });
  if (section.answers.some(({ choice }) => choice === null)) return 'left out';
  if (!attempt.itemTimes && timesDecide(section.quality)) return 'undecided';
  return section.quality.verdict === 'doubtful' ? 'left out' : section;
}

/** What each answer added, scale by scale in the instrument's order, item by item in the order of asking. */
export function itemPointsOf({ scales }: Instrument, { answers }: SectionBase): number[][] {
  const byScale = new Map(scales.map((scale): [string, number[]] => [scale, []]));
  for (const { scale, points } of answers) byScale.get(scale)?.push(points ?? 0);
  return [...byScale.values()];
}

/** No day before this project, and none that sorts as text but is no date: one such row would date everybody. */
function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= constants.firstDay;
}
