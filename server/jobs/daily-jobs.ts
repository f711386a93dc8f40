import { join } from 'node:path';
import { keepLedgerCopy } from './erasure-ledger.ts';
import type { JobParts } from './job-parts.ts';
import { runRetention } from './retention.ts';
import { runDailyJob } from './run-job.ts';

const LOOK_EVERY_MS = 3600 * 1000;
const FIRST_LOOK_MS = 60 * 1000;

export type DailyJobs = {
  /** Looks a minute from now, then every hour, whether a daily job is due. */
  start(): void;
  /** Looks once, now. */
  look(): Promise<void>;
  /** Lets what is under way end. */
  stop(): Promise<void>;
};

/** What the server does by itself every day: retention. Every look also copies the ledger. */
export function createDailyJobs(parts: JobParts): DailyJobs {
  const { database, config, log } = parts;
  let first: NodeJS.Timeout | undefined;
  let every: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    try {
      await runDailyJob(parts, 'retention', async () => {
        const removed = await runRetention(parts);
        log.info({ event: 'job.retention', removed });
        return removed;
      });
      await keepLedgerCopy(database, join(config.dataDir, 'erasures.jsonl'));
    } catch (error) {
      log.error({ event: 'job.failed', err: error });
    }
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
