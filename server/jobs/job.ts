import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';

/** What a job of the server works with. */
export type JobParts = {
  database: Database;
  config: Config;
  clock: Clock;
  log: Log;
  mail: MailQueue;
};

/** Something that the server does by itself, in a file of its own; `daily-jobs.ts` lists them. */
export type Job = {
  /** As the log and `private.job_runs` call it: small letters and hyphens. */
  name: string;
  /**
   * `day`: once a day, on one of the processes, with a row in `private.job_runs`. `hour`: on every process, because it
   * is about the disk beside it; no row.
   */
  every: 'day' | 'hour';
  /** Resolves with what was done, by name, for the row. A rejection is logged, and the next job runs all the same. */
  run: (parts: JobParts) => Promise<Record<string, number>>;
};
