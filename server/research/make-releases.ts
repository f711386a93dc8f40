import { publications } from '#content/instruments/registry.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createCollector, type Collector, type ResearchAttempt } from '#domain/research/collect.ts';
import { nextRelease } from '#domain/research/next-release.ts';
import { parseRelease } from '#domain/research/parse-release.ts';
import type { Release } from '#domain/research/release.ts';
import type { Database, Queries } from '../database/database.ts';

const PART = 2_000;

export type ReleaseOutcome = {
  readonly instrument: string;
  /** Attempts that were read, and those that count: complete, in full form, answered with attention. */
  readonly read: number;
  readonly counted: number;
  /** `few`: not enough people yet. `same`: too few came or left since the last release. */
  readonly kind: 'published' | 'few' | 'same';
};

/**
 * Publishes a release of every test that may have one. Only people who agree to research now, the newest finished
 * attempt of each; `synthetic` is about generated people instead, for demonstrations, and never mixes the two.
 */
export async function makeReleases(
  database: Database,
  { now, synthetic }: { now: Date; synthetic: boolean },
): Promise<ReleaseOutcome[]> {
  const outcomes: ReleaseOutcome[] = [];
  for (const { instrument } of publications) {
    // Traits are not told in order, so there is no first one.
    const collector = createCollector(instrument, instrument.id !== 'personality');
    const read = await collectAttempts(database, { instrument, synthetic, collector });
    const kind = await publish(database, { collector, now, synthetic });
    outcomes.push({ instrument: instrument.id, read, counted: collector.count(), kind });
  }
  return outcomes;
}

type Row = {
  user_id: string;
  form: 'full' | 'short';
  answers: ResearchAttempt['answers'];
  item_times: ResearchAttempt['itemTimes'];
  submitted_at: Date;
  country: string | null;
  age_band: string | null;
};

/** Reads in parts, in the order of people, so that memory does not grow with their number. */
export async function collectAttempts(
  database: Queries,
  options: { instrument: Instrument; synthetic: boolean; collector: Collector },
): Promise<number> {
  const { instrument, synthetic, collector } = options;
  let read = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await database.query<Row>(
      `select distinct on (attempt.user_id) attempt.user_id, attempt.form, attempt.answers, attempt.item_times,
         attempt.submitted_at, profile.country, profile.age_band
       from private.people as person
       join public.profiles as profile on profile.id = person.id
       join public.attempts as attempt on attempt.user_id = person.id
       where person.research and person.is_synthetic = $3 and person.id > $4::uuid
         and attempt.instrument = $1 and attempt.version = $2 and attempt.state = 'submitted' and attempt.form = 'full'
       order by attempt.user_id, attempt.submitted_at desc, attempt.id
       limit ${PART}`,
      [instrument.id, instrument.version, synthetic, after],
    );
    for (const row of rows) {
      collector.add({
        form: row.form,
        answers: row.answers,
        itemTimes: row.item_times,
        submittedAt: row.submitted_at.toISOString(),
        country: row.country,
        ageBand: row.age_band,
      });
    }
    read += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < PART) return read;
    after = last.user_id;
  }
}

async function publish(
  database: Database,
  { collector, now, synthetic }: { collector: Collector; now: Date; synthetic: boolean },
): Promise<ReleaseOutcome['kind']> {
  const made = collector.release(now.toISOString().slice(0, 10));
  if (!made) return 'few';
  return database.transaction(async (tx) => {
    // Two releases at once would each compare with the same older one.
    await tx.query('select pg_advisory_xact_lock(7204, 40)');
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
