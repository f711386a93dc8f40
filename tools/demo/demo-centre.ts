// A centre for demonstrations: two groups, one session that has ended with 24 seats and its picture, one that runs. Aliases are
// numbers of a list; answers are those of generated people.
import { careers } from '#content/catalog/careers.ts';
import { findPublished } from '#content/instruments/publications.ts';
import { classSummary } from '#domain/class/summary.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { reportOf } from '#domain/report/report.ts';
import type { Queries } from '#server/database/database.ts';
import type { DemoPerson } from './demo-people.ts';

const CLOSED = 24;
const RUNNING = 9;
/** Of a running session some have finished. */
const FINISHED_OF_RUNNING = 4;

type DemoSeat = {
  readonly alias: string;
  readonly shared: string;
  readonly attempts: readonly object[];
  readonly summary: object;
};

/** Makes the centre, whose lead is this person. Throws when too few of the people have finished the interests. */
export async function storeDemoCentre(
  tx: Queries,
  lead: string,
  people: readonly DemoPerson[],
): Promise<void> {
  const attempts = people.flatMap((person) => finishedInterests(person) ?? []);
  if (attempts.length < CLOSED + RUNNING) throw new Error('too few generated people');
  const [centre] = await tx.query<{ id: string }>(
    `insert into private.centres (name, country, kind, is_synthetic) values ('IES Faro (demostración)', 'ES', 'school', true) returning id`,
  );
  await tx.query(
    `with staff as (
       insert into private.centre_staff (centre_id, user_id, role) values ($1, $2, 'lead')
     )
     insert into private.centre_agreements (centre_id, version, text_hash, country, legal_basis, notice_given, authorisations, minimum_age, made_by)
     values ($1, 'demo', repeat('0', 64), 'ES', 'public-task', true, false, 15, $2)`,
    [centre?.id, lead],
  );
  const closed = await storeSession(tx, { centre: centre?.id, lead, name: '4.º A', ended: true });
  const sat = await Promise.all(attempts.slice(0, CLOSED).map(seatOf));
  await storeSeats(tx, closed, sat, CLOSED);
  await tx.query('select private.settle_class($1)', [closed]);
  const running = await storeSession(tx, { centre: centre?.id, lead, name: '4.º B', ended: false });
  const seats = await Promise.all(attempts.slice(CLOSED, CLOSED + RUNNING).map(seatOf));
  await storeSeats(tx, running, seats, FINISHED_OF_RUNNING);
}

function finishedInterests(person: DemoPerson): Attempt | undefined {
  const found = person.attempts.find(
    ({ instrument, finished }) => instrument === 'riasec' && finished,
  );
  return (
    found && {
      id: crypto.randomUUID(),
      instrument: found.instrument,
      version: found.version,
      form: 'full',
      locale: person.locale,
      state: 'submitted',
      answers: found.answers,
      itemTimes: found.times,
      startedAt: new Date(Date.now() - 5_400_000).toISOString(),
      submittedAt: new Date(Date.now() - 4_800_000).toISOString(),
    }
  );
}

async function seatOf(attempt: Attempt, place: number): Promise<DemoSeat> {
  const published = findPublished(attempt.instrument, attempt.version);
  if (!published) throw new Error('no such version');
  const sections = [await sectionOf(published, attempt)];
  const {
    itemTimes: item_times,
    startedAt: started_at,
    submittedAt: submitted_at,
    ...rest
  } = attempt;
  return {
    alias: String(place + 1),
    // Two of three let something be seen.
    shared:
      ['summary', 'summary', 'everything', 'nothing', 'summary', 'nothing'][place % 6] ?? 'nothing',
    attempts: [{ ...rest, item_times, started_at, submitted_at }],
    summary: classSummary(reportOf({ sections, careers, level: 'both', reactions: {} })),
  };
}

async function storeSession(
  tx: Queries,
  made: { centre: string | undefined; lead: string; name: string; ended: boolean },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `with class_group as (
       insert into private.class_groups (centre_id, name) values ($1, $2) returning id
     ), assigned as (
       insert into private.group_staff (group_id, user_id) select id, $3 from class_group
     )
     insert into private.class_sessions (group_id, code, tests, form, results, mode, cap, opened_at, closes_at, closed_at)
     select id, private.new_class_code(), array['riasec'], 'full', 'now', 'personal', 35,
       now() - interval '2 hours', now() + interval '22 hours', case when $4 then now() - interval '1 hour' end
     from class_group returning id`,
    [made.centre, made.name, made.lead, made.ended],
  );
  if (!row) throw new Error('no session was made');
  return row.id;
}

/** Seats in the order of joining, of which the first so many have finished. */
async function storeSeats(
  tx: Queries,
  session: string,
  seats: readonly DemoSeat[],
  finished: number,
): Promise<void> {
  await tx.query(
    `with said as (
       select seat, place <= $3 as is_finished from jsonb_array_elements($2::jsonb) with ordinality as each (seat, place)
     ), made as (
       insert into private.class_seats (session_id, alias, secret_hash, joined_at, half_at, finished_at, shared, sent_hash)
       select $1, seat ->> 'alias', md5(random()::text) || md5(random()::text), now() - interval '110 minutes',
         now() - interval '100 minutes', case when is_finished then now() - interval '80 minutes' end,
         case when is_finished then seat ->> 'shared' else 'nothing' end, case when is_finished then repeat('0', 64) end
       from said returning id, alias, finished_at
     ), results as (
       insert into private.seat_results (seat_id, attempts, summary)
       select made.id, seat -> 'attempts', seat -> 'summary' from made join said on seat ->> 'alias' = made.alias
       where made.finished_at is not null
     )
     update private.class_sessions set joined = jsonb_array_length($2::jsonb), half = jsonb_array_length($2::jsonb), finished = $3
     where id = $1`,
    [session, JSON.stringify(seats), finished],
  );
}
