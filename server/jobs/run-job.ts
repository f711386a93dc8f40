import type { Queries } from '#server/database/database.ts';
import { errorCode } from './error-code.ts';
import type { Job, JobParts, JobRunner } from './job.ts';

export type JobResult =
  | { kind: 'done'; outcome: Record<string, number> }
  | { kind: 'not-due' }
  | { kind: 'failed'; error: unknown };

/**
 * Runs a job if it is due, and never rejects. A daily one leaves a row, and of several runners on one database one gets it;
 * after a crash another takes it up an hour later. `isWanted`: also if it has run today.
 */
export async function runJob(
  job: Job,
  parts: JobParts,
  { runner, isWanted = false }: { runner: JobRunner; isWanted?: boolean },
): Promise<JobResult> {
  try {
    if (job.every === 'hour') return { kind: 'done', outcome: await job.run(parts) };
    return await withRunRow(parts, { job: job.name, runner, isWanted }, () => job.run(parts));
  } catch (error) {
    parts.log.error({ event: 'job.failed', job: job.name, err: error });
    return { kind: 'failed', error };
  }
}

/** Claims the run, works, and writes down how it ended: counts, or the code of what went wrong. */
export async function withRunRow(
  { database, clock }: Pick<JobParts, 'database' | 'clock'>,
  { job, runner, isWanted }: { job: string; runner: JobRunner; isWanted: boolean },
  work: () => Promise<Record<string, number>>,
): Promise<JobResult> {
  const [claimed] = await database.query<{ run: string | null }>(
    'select private.claim_job($1, $2, $3::timestamptz, $4)::text as run',
    [job, runner, clock.now().toISOString(), isWanted],
  );
  const run = claimed?.run;
  if (!run) return { kind: 'not-due' };
  try {
    const outcome = await work();
    await end(database, run, { at: clock.now(), outcome });
    return { kind: 'done', outcome };
  } catch (error) {
    await end(database, run, { at: clock.now(), outcome: {}, error: errorCode(error) });
    throw error;
  }
}

async function end(
  database: Queries,
  run: string,
  { at, outcome, error }: { at: Date; outcome: Record<string, number>; error?: string },
): Promise<void> {
  await database.query(
    `update private.job_runs set finished_at = $2::timestamptz, outcome = $3::text::jsonb, error = $4
     where id = $1::bigint`,
    [run, at.toISOString(), JSON.stringify(outcome), error ?? null],
  );
}
