import { join } from 'node:path';
import { keepLedgerCopy } from './erasure-ledger.ts';
import type { Job } from './job.ts';

/** Keeps the ledger beside the database, for a restore. Often, because a restore needs the youngest lines. */
export const ledgerCopy: Job = {
  name: 'ledger-copy',
  every: 'hour',
  async run({ database, config }) {
    await keepLedgerCopy(database, join(config.dataDir, 'erasures.jsonl'));
    return {};
  },
};
