import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { MailConfig } from '#server/mail/mail-transport.ts';

/** What runs a job: the server by itself, `npm run jobs`, or the database of a project that has pg_cron. */
export type JobRunner = 'server' | 'command' | 'pg_cron';

/** What of the settings jobs need; no secret of the server is among it (decision 054). */
export type JobConfig = MailConfig & Pick<Config, 'contactsWebhook'>;

/** What a job works with. */
export type JobParts = {
  database: Database;
  config: JobConfig;
  clock: Clock;
  log: Log;
  mail: MailQueue;
};

/** Something that is done by itself, in a file of its own; `daily-jobs.ts` lists them. */
export type Job = {
  /** As the log and `private.job_runs` call it: small letters and hyphens. */
  name: string;
  /**
   * `day`: once a day, by one runner, with a row in `private.job_runs`. `hour`: by every runner at each look, because it
   * is about the disk beside it, or keeps its own account of what is done; no row.
   */
  every: 'day' | 'hour';
  /** Resolves with what was done, by name, for the row. A rejection is logged, and the next job runs all the same. */
  run: (parts: JobParts) => Promise<Record<string, number>>;
};
