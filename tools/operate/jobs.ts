// npm run jobs: does what is due of what is done every day, and sends the mails that wait; for a timer that calls it
// every hour. -- --now: also what was done today already. -- --dry-run: lists what retention would remove, removes nothing.
// On DATABASE_URL, with SMTP_URL, MAIL_FROM and SITE_URL, or on the embedded database in DATA_DIR.
import { systemClock as clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { dailyJobs } from '#server/jobs/daily-jobs.ts';
import { errorCode } from '#server/jobs/error-code.ts';
import { parseJobsConfig } from '#server/jobs/jobs-config.ts';
import { findOverdue } from '#server/jobs/retention.ts';
import { runJob, type JobResult } from '#server/jobs/run-job.ts';
import { createLog } from '#server/log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { existingDatabase } from './existing-database.ts';
import { withDatabase } from './with-database.ts';

const [isDry, isWanted] = ['--dry-run', '--now'].map((flag) => process.argv.includes(flag));
const config = () => parseJobsConfig(process.env, { isDry: isDry === true });

await withDatabase(whereItIs, isDry ? listOverdue : runAll);

function whereItIs() {
  const { databaseUrl: url, dataDir } = config();
  return existingDatabase(process.env, { url, dataDir });
}

async function listOverdue(database: Database): Promise<void> {
  for (const [step, ids] of Object.entries(await findOverdue({ database, clock }))) {
    console.log([`${step}: ${ids.length}`, ...ids].join('\n  '));
  }
}

async function runAll(database: Database): Promise<void> {
  // Asked each time, because a project may get pg_cron later.
  await database.query('select private.schedule_jobs()');
  const log = createLog({ level: 'warn' });
  const mail = createMailQueue({ database, config: config(), clock, log });
  const parts = { database, config: config(), clock, log, mail };
  for (const job of dailyJobs) {
    const result = await runJob(job, parts, { runner: 'command', isWanted: isWanted === true });
    console.log(`${job.name}: ${told(result)}`);
    if (result.kind === 'failed') process.exitCode = 1;
  }
  // Due every time, also when the row of the day is written.
  await mail.flush();
  await mail.stop();
}

function told(result: JobResult): string {
  if (result.kind === 'not-due') return 'not due; it ran within the last 20 hours, or is running';
  if (result.kind === 'failed') return `failed (${errorCode(result.error)})`;
  const counts = Object.entries(result.outcome).filter(([, count]) => count > 0);
  return ['done', ...counts.map(([what, count]) => `${what} ${count}`)].join(', ');
}
