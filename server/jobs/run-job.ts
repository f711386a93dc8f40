import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { takeLock } from '#server/database/locks.ts';
import { withoutAddresses } from '#server/without-addresses.ts';

/** A run that has not ended after this long is taken for dead. */
const PATIENCE_MS = 3600 * 1000;
/** A little less than a day, so that a daily job does not wander later and later. */
const PAUSE_MS = 20 * 3600 * 1000;

/**
 * Runs a daily job if it is due: not ended within the last twenty hours, and not under way elsewhere.
 * Of several processes on one database one gets it; after a crash another takes it up an hour later.
 *
 * @returns whether it ran here.
 */
export async function runDailyJob(
  { database, clock }: { database: Database; clock: Clock },
  job: string,
  work: () => Promise<Record<string, number>>,
): Promise<boolean> {
  const run = await claim(database, clock.now(), job);
  if (run === undefined) return false;
  try {
    const outcome = await work();
    await end(database, run, { at: clock.now(), outcome });
  } catch (error) {
    const message = withoutAddresses(error instanceof Error ? error.message : String(error));
    await end(database, run, { at: clock.now(), outcome: {}, error: message.slice(0, 500) });
    throw error;
  }
  return true;
}

async function claim(database: Database, now: Date, job: string): Promise<string | undefined> {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  return database.transaction(async (tx) => {
    await takeLock(tx, 'jobRuns');
    const [recent] = await tx.query(
      `select from private.job_runs where job = $1
         and (started_at > $2::timestamptz and finished_at is null
           or started_at > $3::timestamptz and finished_at is not null and error is null
           or started_at > $2::timestamptz and error is not null)`,
      [job, since(PATIENCE_MS), since(PAUSE_MS)],
    );
    if (recent) return undefined;
    const [run] = await tx.query<{ id: string }>(
      `insert into private.job_runs (job, started_at) values ($1, $2::timestamptz) returning id::text as id`,
      [job, now.toISOString()],
    );
    return run?.id;
  });
}

async function end(
  database: Database,
  run: string,
  { at, outcome, error }: { at: Date; outcome: Record<string, number>; error?: string },
): Promise<void> {
  await database.query(
    `update private.job_runs set finished_at = $2::timestamptz, outcome = $3::text::jsonb, error = $4
     where id = $1::bigint`,
    [run, at.toISOString(), JSON.stringify(outcome), error ?? null],
  );
}
