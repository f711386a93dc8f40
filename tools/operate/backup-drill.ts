// npm run backup:drill: what a timer calls each month. Takes a backup, puts it back into a database beside the one that is
// served, compares every table, and removes both. Leaves a row that the admin area shows.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackup, backupFiles } from '#server/backup/manifest.ts';
import { rehearseRestore } from '#server/backup/restore-database.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { atAddress, namedDatabase } from './existing-database.ts';
import { runNoted } from './run-noted.ts';

await runNoted('restore-drill', async (_database, dataDir) => {
  const scratch = await mkdtemp(join(dataDir, 'restore-drill-'));
  const folder = join(scratch, 'backup');
  const now = new Date();
  try {
    return await atAddress(namedDatabase(process.env), async ({ url }) => {
      const { tables } = await takeBackup({ url, folder, now });
      const manifest = await readBackup(folder);
      const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
      const file = join(folder, backupFiles.rows);
      await rehearseRestore(url, { file, manifest, ledger: [], keepLedger: async () => {} }, stamp);
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `${Object.keys(tables).length} tables, ${rows} rows came back as they were saved.`,
      );
      return { rows };
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});
