// Run in a scratch copy of the house: runs what its server does by itself, once, on an empty database, and prints what the
// database then says of it, as JSON.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/database/database.ts';
import { createJobSchedule } from '#server/jobs/job-schedule.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { silentLog } from '#tests/server/silent-log.ts';

export type RunJob = { readonly job: string; readonly outcome: Readonly<Record<string, number>> };

const dataDir = await mkdtemp(join(tmpdir(), 'faro-jobs-'));
const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
const parts = {
  database,
  config: configForTests({ DATA_DIR: dataDir, SITE_URL: 'https://faro.example' }),
  clock: systemClock,
  log: silentLog,
};
const mail = createMailQueue({ ...parts, transport: { send: async () => {}, close() {} } });
await createJobSchedule({ ...parts, mail }).look();
const runs: RunJob[] = await database.query('select job, outcome from private.job_runs');
await database.close();
await rm(dataDir, { recursive: true });
process.stdout.write(JSON.stringify(runs), () => process.exit(0));
