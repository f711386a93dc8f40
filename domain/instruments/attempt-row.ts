// An attempt as the database keeps it: the columns to ask for, and what their rows say.
import { partsOf } from '#domain/parsers.ts';
import type { Attempt, ItemTimes } from './attempt.ts';
import { parseAttempt } from './parse-attempt.ts';

/** For `select`, of the table of attempts. */
export const attemptColumns =
  'id,instrument,version,form,locale,state,answers,item_times,created_at,submitted_at' as const;

/** The attempts of rows with those columns. A row that cannot be read is left out: a newer page may have made it. */
export function attemptsOfRows(rows: readonly unknown[]): Attempt[] {
  return rows.flatMap((row) => {
    const {
      item_times: itemTimes,
      created_at: startedAt,
      submitted_at: submittedAt,
      ...rest
    } = partsOf(row);
    const parsed = parseAttempt({ ...rest, itemTimes, startedAt, submittedAt });
    return parsed.kind === 'attempt' ? [parsed.attempt] : [];
  });
}

/** What of an attempt the database is given by who has no account: when it was handed in, it says itself. */
export type AttemptSent = Pick<
  Attempt,
  'id' | 'instrument' | 'version' | 'form' | 'locale' | 'answers' | 'itemTimes' | 'startedAt'
>;

export function rowOfAttempt(attempt: AttemptSent) {
  const { id, instrument, version, form, locale, answers, itemTimes, startedAt } = attempt;
  const item_times = rowOfTimes(itemTimes);
  return { id, instrument, version, form, locale, answers, item_times, started_at: startedAt };
}

export function rowOfTimes(times: ItemTimes) {
  return Object.fromEntries(
    Object.entries(times).map(([item, { at, ms }]) => [item, { at, ms }] as const),
  );
}
