// npm run restore -- <folder> [--replace] [--ledger <file>]…: puts a backup back and erases again whoever
// was erased since. Into DATABASE_URL, or into DATA_DIR while no server uses it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { StartRefusal } from '#server/start-refusal.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    ledger: { type: 'string', multiple: true, default: [] },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run restore -- <folder> [--replace] [--ledger <file>]…');
  process.exit(2);
}
try {
  const { erasedAgain } = await restoreBackup({
    url: process.env['DATABASE_URL']?.trim() || undefined,
    dataDir: resolve(process.env['DATA_DIR']?.trim() || './.data'),
    folder: resolve(folder),
    ledgers: values.ledger.map((path) => resolve(path)),
    replace: values.replace,
  });
  console.log('Restored; row counts and hashes are those of the backup.');
  console.log(`Erased again by the ledger: ${erasedAgain}.`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
