import { setImmediate } from 'node:timers/promises';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { SectionBase } from '#domain/instruments/section.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { fullAttempt, type FullAttemptRow } from '#server/research/full-attempt.ts';
import {
  attentiveTime,
  studiedPerson,
  type StudiedPerson,
  type TimedAttempt,
} from './studied-person.ts';

const PART = 500;

type Row = FullAttemptRow & { user_id: string; item_times: Attempt['itemTimes'] };

export type ReadPeople = {
  /** Those of whom an attempt counts. */
  readonly people: readonly StudiedPerson[];
  /** Median times of those whose answers alone show no sign of carelessness. */
  readonly times: readonly number[];
};

/**
 * Everybody who agrees to research now and has finished this version in full form, with all their attempts of it, out of
 * one look at the database. Generated people and real ones are never read together.
 */
export async function readPeople(
  database: Database,
  {
    instrument,
    sectionOf,
    synthetic,
  }: {
    instrument: Instrument;
    sectionOf: (instrument: Instrument, attempt: Attempt) => SectionBase;
    synthetic: boolean;
  },
): Promise<ReadPeople> {
  const people: StudiedPerson[] = [];
  const times: number[] = [];
  function add(attempts: readonly TimedAttempt[]): void {
    const [person, newest] = [studiedPerson(instrument, sectionOf, attempts), attempts.at(-1)];
    if (person) people.push(person);
    const time = newest && attentiveTime(instrument, sectionOf, newest);
    if (time !== undefined) times.push(time);
  }
  await database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    await tx.query(
      `declare taken no scroll cursor for
       select attempt.id, attempt.user_id, attempt.locale, attempt.answers, attempt.item_times,
         attempt.created_at::text as started_at, attempt.submitted_at::text as submitted_at,
         profile.country, profile.age_band
       from public.attempts as attempt
       join private.people as person on person.id = attempt.user_id
       join public.profiles as profile on profile.id = attempt.user_id
       where attempt.instrument = $1 and attempt.version = $2 and attempt.state = 'submitted' and attempt.form = 'full'
         and private.is_possible_moment(attempt.submitted_at)
         and person.research and person.is_synthetic = $3
       order by attempt.user_id, attempt.submitted_at, attempt.id`,
      [instrument.id, instrument.version, synthetic],
    );
    let ofOne: { id: string; attempts: TimedAttempt[] } = { id: '', attempts: [] };
    for (let rows = await nextPart(tx); rows.length > 0; rows = await nextPart(tx)) {
      for (const row of rows) {
        if (row.user_id !== ofOne.id) {
          add(ofOne.attempts);
          ofOne = { id: row.user_id, attempts: [] };
        }
        ofOne.attempts.push({ ...fullAttempt(row, instrument), itemTimes: row.item_times });
      }
      // A server beside this one has its turn.
      await setImmediate();
    }
    add(ofOne.attempts);
  });
  return { people, times };
}

function nextPart(tx: Queries): Promise<Row[]> {
  return tx.query<Row>(`fetch ${PART} from taken`);
}
