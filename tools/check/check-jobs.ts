import { openPostgres } from '#server/database/postgres.ts';
import { dailyJobs } from '#server/jobs/daily-jobs.ts';
import { judge, unseen, type Finding } from './finding.ts';

/** When each job last ended well, by its name. */
export type JobEnds = ReadonlyMap<string, Date>;

/** A daily job may be this late, in hours, before somebody should look. */
const LATE = 36;
const RUN = 'have the daily jobs run every day: docs/operating.md, "Every day by itself"';
const ADDRESS = 'run this again with DATABASE_URL, the database address of the project';

/** Whether what has to be done every day was done; only the database knows. */
export function checkJobs(ends: JobEnds | undefined, now: Date): Finding[] {
  if (!ends) return [unseen('the daily jobs have run', 'the database knows', ADDRESS)];
  const daily = dailyJobs.filter(({ every }) => every === 'day');
  return daily.map(({ name }) => {
    const end = ends.get(name);
    const isFresh = end !== undefined && now.getTime() - end.getTime() < LATE * 3_600_000;
    return judge(`the job ${name} has run`, isFresh, end?.toISOString() ?? 'never', RUN);
  });
}

/** Reads the runs out of a project's database. */
export async function readJobEnds(databaseUrl: string): Promise<JobEnds> {
  const database = await openPostgres(databaseUrl, 1);
  try {
    const rows = await database.query<{ job: string; ended: Date }>(
      `select job, max(finished_at) as ended from private.job_runs
       where finished_at is not null and error is null group by job`,
    );
    return new Map(rows.map(({ job, ended }) => [job, ended]));
  } finally {
    await database.close();
  }
}
