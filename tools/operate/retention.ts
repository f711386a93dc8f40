// npm run retention -- [--dry-run]: removes what has had its time, as the server does every day by itself.
// On DATABASE_URL, or on the embedded database in DATA_DIR while no server is using it.
import { join } from 'node:path';
import { systemClock } from '#server/clock.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { keepLedgerCopy } from '#server/jobs/erasure-ledger.ts';
import { findOverdue, runRetention } from '#server/jobs/retention.ts';
import { createLog } from '#server/log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { embeddedSecrets } from '#server/secrets.ts';
import { StartRefusal } from '#server/start-refusal.ts';

async function run(isDry: boolean): Promise<void> {
  const now = systemClock.now();
  const config = parseConfig(process.env, {
    embeddedSecrets: (dataDir) => embeddedSecrets(dataDir, now),
    now,
  });
  if (config.backendUrl) {
    throw new StartRefusal('BACKEND_URL: give the project’s database as DATABASE_URL instead.');
  }
  const log = createLog({ level: 'warn' });
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log: console.log,
  });
  const mail = createMailQueue({ database, config, clock: systemClock, log });
  try {
    if (isDry) {
      for (const [step, ids] of Object.entries(await findOverdue({ database, clock: systemClock })))
        console.log([`${step}: ${ids.length}`, ...ids].join('\n  '));
      return;
    }
    const removed = await runRetention({ database, config, clock: systemClock, log, mail });
    await keepLedgerCopy(database, join(config.dataDir, 'erasures.jsonl'));
    for (const [step, count] of Object.entries(removed)) console.log(`${step}: ${count}`);
  } finally {
    await mail.stop();
    await database.close();
  }
}

try {
  await run(process.argv.includes('--dry-run'));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
