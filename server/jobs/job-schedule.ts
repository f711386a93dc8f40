import { dailyJobs } from './daily-jobs.ts';
import type { JobParts } from './job.ts';
import { runJob } from './run-job.ts';

const LOOK_EVERY_MS = 3600 * 1000;
const FIRST_LOOK_MS = 60 * 1000;

export type JobSchedule = {
  /** Looks a minute from now, then every hour, which jobs are due. */
  start(): void;
  /** Looks once, now. */
  look(): Promise<void>;
  /** Lets what is under way end. */
  stop(): Promise<void>;
};

/** Runs what is due of the list, one job after another, so that no two of them meet in the database. */
export function createJobSchedule(parts: JobParts): JobSchedule {
  let first: NodeJS.Timeout | undefined;
  let every: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    for (const job of dailyJobs) await runJob(job, parts, { runner: 'server' });
  }

  function look(): Promise<void> {
    running ??= lookOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    look,
    start() {
      first = setTimeout(() => void look(), FIRST_LOOK_MS);
      every = setInterval(() => void look(), LOOK_EVERY_MS);
      first.unref();
      every.unref();
    },
    async stop() {
      clearTimeout(first);
      clearInterval(every);
      await running;
    },
  };
}
