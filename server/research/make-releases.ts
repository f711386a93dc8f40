import { setImmediate } from 'node:timers/promises';
import { publications } from '#content/instruments/publications.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { definitionOf } from '#domain/instruments/registry.ts';
import { createCollector, type Collector } from '#domain/research/release-collector.ts';
import type { ResearchAttempt } from '#domain/research/counted-section.ts';
import { nextRelease } from '#domain/research/next-release.ts';
import { parseRelease } from '#domain/research/parse-release.ts';
import type { Release } from '#domain/research/release.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { takeLock } from '#server/database/locks.ts';
import { fullAttempt, type FullAttemptRow } from './full-attempt.ts';

const PART = 1_000;
const STEP = 100;

export type ReleaseOutcome = {
  readonly instrument: string;
  /** Attempts that were read, and those that count: complete, in full form, answered with attention. */
  readonly read: number;
  readonly counted: number;
  /** `few`: not enough people yet. `same`: too few came or left since the last release. */
  readonly kind: 'published' | 'few' | 'same';
};

/**
 * Publishes a release of every test that may have one. Only people that agree to research now, the newest finished
 * attempt of each; `synthetic` is about generated people instead, for demonstrations, and never mixes the two.
 */
export async function makeReleases(
  database: Database,
  { now, synthetic }: { now: Date; synthetic: boolean },
): Promise<ReleaseOutcome[]> {
  const outcomes: ReleaseOutcome[] = [];
  for (const { instrument } of publications) {
    const definition = await definitionOf(instrument);
    const collector = createCollector(instrument, {
      ...definition,
      testOrder: await definition.loadOrderTest?.(),
    });
    const read = await collectAttempts(database, { instrument, synthetic, collector });
    const kind = await publish(database, { collector, now, synthetic });
    outcomes.push({ instrument: instrument.id, read, counted: collector.count(), kind });
  }
  return outcomes;
}

/**
 * Reads in parts, so that memory does not grow with the number of people, out of one look at the database: asked anew
 * for each part, it would find its place among all people each time. The newest attempts are told apart by their ids
 * alone, so that the first part is there soon. The next one is fetched while the last one is added up.
 */
async function collectAttempts(
  database: Database,
  options: { instrument: Instrument; synthetic: boolean; collector: Collector },
): Promise<number> {
  const { instrument, synthetic, collector } = options;
  async function collect(tx: Queries): Promise<number> {
    // What is read later of an attempt is of the same moment.
    await tx.query('set transaction isolation level repeatable read, read only');
    await tx.query(
      `declare finished no scroll cursor for
       select attempt.id, attempt.locale, attempt.answers, attempt.created_at::text as started_at,
         attempt.submitted_at::text as submitted_at, profile.country, profile.age_band
       from private.people as person
       join public.profiles as profile on profile.id = person.id
       cross join lateral (
         select * from public.attempts
         where user_id = person.id and instrument = $1 and version = $2 and state = 'submitted' and form = 'full'
           -- The database refuses other times by now; a row from before must neither stop nor date a release.
           and private.is_possible_moment(submitted_at)
         order by submitted_at desc, id limit 1
       ) as attempt
       where person.research and person.is_synthetic = $3`,
      [instrument.id, instrument.version, synthetic],
    );
    let read = 0;
    for (let rows = await nextPart(tx); rows.length > 0;) {
      const attempts = rows.map((row) => fullAttempt(row, instrument));
      const [coming, undecided] = await Promise.all([nextPart(tx), addAll(attempts, collector)]);
      await addWithTimes(tx, undecided, collector);
      read += rows.length;
      rows = coming;
    }
    return read;
  }
  // Minutes of reading, which a replica can do as well while it is fresh: who has just taken back their consent is not read.
  const elsewhere = await database.reader?.transaction(collect);
  return elsewhere ? elsewhere.value : database.transaction(collect);
}

function nextPart(tx: Queries): Promise<FullAttemptRow[]> {
  return tx.query<FullAttemptRow>(`fetch ${PART} from finished`);
}

/**
 * Adds what can be judged by its answers, and returns the rest. In steps: in between, the next rows are asked for and
 * taken in.
 */
async function addAll(
  attempts: readonly ResearchAttempt[],
  collector: Collector,
): Promise<ResearchAttempt[]> {
  const undecided: ResearchAttempt[] = [];
  for (const [index, attempt] of attempts.entries()) {
    if (index % STEP === 0) await setImmediate();
    if (collector.add(attempt) === 'undecided') undecided.push(attempt);
  }
  return undecided;
}

/** The times are longer than everything else of an attempt, so they are read of those only whom they decide about. */
async function addWithTimes(
  tx: Queries,
  attempts: readonly ResearchAttempt[],
  collector: Collector,
): Promise<void> {
  if (attempts.length === 0) return;
  const found = await tx.query<{ id: string; item_times: Attempt['itemTimes'] }>(
    `select id, item_times from public.attempts where id = any ($1::text::uuid[])`,
    [`{${attempts.map(({ id }) => id).join()}}`],
  );
  const times = new Map(found.map((one) => [one.id, one.item_times]));
  for (const attempt of attempts)
    collector.add({ ...attempt, itemTimes: times.get(attempt.id) ?? {} });
}

async function publish(
  database: Database,
  { collector, now, synthetic }: { collector: Collector; now: Date; synthetic: boolean },
): Promise<ReleaseOutcome['kind']> {
  const made = collector.release(now.toISOString().slice(0, 10));
  if (!made) return 'few';
  return database.transaction(async (tx) => {
    await takeLock(tx, 'researchRelease');
    const next = nextRelease(await lastRelease(tx, made, synthetic), made);
    if (!next) return 'same';
    await tx.query(
      `insert into public.research_releases
         (instrument, n, period_start, period_end, k, tables, is_synthetic, made_at, published_at)
       values ($1, $2, $3::text::date, $4::text::date, $5, $6::text::jsonb, $7, $8::timestamptz, $8::timestamptz)`,
      [
        next.instrument,
        next.n,
        next.from,
        next.to,
        next.k,
        JSON.stringify(next),
        synthetic,
        now.toISOString(),
      ],
    );
    return 'published';
  });
}

async function lastRelease(
  tx: Queries,
  { instrument, version }: Release,
  synthetic: boolean,
): Promise<Release | undefined> {
  const rows = await tx.query<{ tables: unknown }>(
    `select tables from public.research_releases
     where instrument = $1 and is_synthetic = $2 and (tables ->> 'version')::integer = $3
     order by id desc limit 1`,
    [instrument, synthetic, version],
  );
  const [last] = rows;
  if (!last) return undefined;
  const release = parseRelease(last.tables);
  if (!release) throw new Error('the last release cannot be read, so nothing may follow it');
  return release;
}
