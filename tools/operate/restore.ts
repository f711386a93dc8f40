// npm run restore -- <folder> [--replace] [--ledger <file>]…: puts a backup back and erases again those erased since.
// Into DATABASE_URL, or into DATA_DIR, while no server uses it. What was there is kept under another name, until
// npm run restore -- --drop <name> removes it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { dropKeptDatabase } from '#server/backup/scratch-database.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { atAddress, existingDatabase, namedDatabase, toldPlace } from './existing-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    ledger: { type: 'string', multiple: true, default: [] },
    drop: { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder && !values.drop) {
  console.error('Usage: npm run restore -- <folder> [--replace] [--ledger <file>]…');
  console.error('       npm run restore -- --drop <name>');
  process.exit(2);
}
try {
  const place = namedDatabase(process.env);
  console.error(toldPlace(place));
  if (values.drop) {
    const { drop } = values;
    await atAddress(existingDatabase(process.env, place), ({ url }) => dropKeptDatabase(url, drop));
    console.log(`${values.drop} is removed.`);
  } else {
    await restore(folder ?? '');
  }
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function restore(from: string): Promise<void> {
  const { erasedAgain, kept } = await atAddress(namedDatabase(process.env), (at) =>
    restoreBackup({
      ...at,
      folder: resolve(from),
      ledgers: values.ledger.map((path) => resolve(path)),
      replace: values.replace,
      now: new Date(),
    }),
  );
  console.log('Restored; row counts and hashes are those of the backup.');
  console.log(`Erased again by the ledger: ${erasedAgain}.`);
  if (kept) {
    console.log(`What was there before is kept as ${kept}. When nothing is missed:`);
    console.log(`  npm run restore -- --drop ${kept}`);
  }
}
