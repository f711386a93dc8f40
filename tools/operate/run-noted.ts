import { systemClock as clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { withRunRow } from '#server/jobs/run-job.ts';
import { existingDatabase, namedDatabase } from './existing-database.ts';
import { withDatabase } from './with-database.ts';

/** Does a timer's work and leaves a row of it in `private.job_runs`, where the admin area and the watch look. */
export async function runNoted(
  job: string,
  work: (database: Database, dataDir: string) => Promise<Record<string, number>>,
): Promise<void> {
  const place = () => existingDatabase(process.env, namedDatabase(process.env));
  await withDatabase(place, async (database) => {
    const claim = { job, runner: 'command', isWanted: true } as const;
    const result = await withRunRow({ database, clock }, claim, () =>
      work(database, place().dataDir),
    );
    if (result.kind === 'not-due') console.log(`${job}: another one is running`);
  });
}
