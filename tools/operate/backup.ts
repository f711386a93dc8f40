// npm run backup -- <folder>: saves DATABASE_URL, or the embedded database in DATA_DIR, while a server goes on with it.
import { resolve } from 'node:path';
import { takeBackup } from '#server/backup/take-backup.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { atAddress, existingDatabase, namedDatabase, toldPlace } from './existing-database.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run backup -- <folder>');
  process.exit(2);
}
try {
  const place = existingDatabase(process.env, namedDatabase(process.env));
  console.error(toldPlace(place));
  const { tables } = await atAddress(place, ({ url }) =>
    takeBackup({ url, folder: resolve(folder), now: new Date() }),
  );
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${Object.keys(tables).length} tables, ${rows} rows saved in ${resolve(folder)}.`);
  console.log(
    'It holds what people answered: encrypt it and destroy it in time. Secrets are not in it.',
  );
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
