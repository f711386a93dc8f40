import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

/** What a job of the server works with. */
export type JobParts = {
  database: Database;
  config: Config;
  clock: Clock;
  log: Log;
  mail: MailQueue;
};
