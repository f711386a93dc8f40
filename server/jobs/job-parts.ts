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
