// A submitted attempt of the full form as research counts it, or nothing for one that does not count.
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { ResearchAttempt } from '#domain/research/counted-section.ts';

export type FullAttemptRow = Pick<Attempt, 'id' | 'locale' | 'answers'> & {
  started_at: string;
  submitted_at: string;
  country: string | null;
  age_band: string | null;
};

/** The query asked for this version, in full form and handed in. */
export function fullAttempt(
  row: FullAttemptRow,
  { id: instrument, version }: Instrument,
): ResearchAttempt {
  return {
    id: row.id,
    instrument,
    version,
    form: 'full',
    locale: row.locale,
    state: 'submitted',
    answers: row.answers,
    startedAt: row.started_at,
    submittedAt: row.submitted_at,
    country: row.country,
    ageBand: row.age_band,
  };
}
