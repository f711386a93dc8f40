// npm run backup:nightly: what a timer calls each night. Saves the database, encrypts it for the owner's public key
// (BACKUP_KEY), keeps seven days and four weeks in BACKUP_DIR (DATA_DIR/backups), and copies that folder to BACKUP_COPY by rclone.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { constants } from '#domain/constants.ts';
import { nightlyBackup } from '#server/backup/nightly-backup.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { atAddress, namedDatabase } from './existing-database.ts';
import { runNoted } from './run-noted.ts';

const { BACKUP_KEY: recipient, BACKUP_COPY: copy, BACKUP_DIR: named } = process.env;

await runNoted('backup', async (_database, dataDir) => {
  if (!recipient) {
    throw new StartRefusal(
      'BACKUP_KEY is missing: make a pair on your own computer (age-keygen -o faro-key.txt), keep that file there, and set its public key (age1…) here.',
    );
  }
  const folder = resolve(named ?? join(dataDir, 'backups'));
  const saved = await atAddress(namedDatabase(process.env), ({ url }) =>
    nightlyBackup({ url, folder, recipient, mostDays: constants.backupDays, now: new Date() }),
  );
  console.log(`${saved.rows} rows saved in ${folder}, encrypted; ${saved.kept} backups are kept.`);
  if (copy) await copyTo(folder, copy);
  return { rows: saved.rows };
});

/** By rclone, which knows folders, S3 and many other places; what is no finished backup stays here. */
async function copyTo(folder: string, place: string): Promise<void> {
  const filters = ['- *.{new,unfinished}/**', '+ faro-*/**', '- *'];
  const args = ['sync', folder, place, ...filters.flatMap((filter) => ['--filter', filter])];
  await promisify(execFile)('rclone', args).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    // The first line repeats the command, which may have a password in it.
    const [, why = 'rclone is missing, or says nothing'] = said.split('\n');
    throw new StartRefusal(`BACKUP_COPY: the backup is here, but was not copied: ${why}`);
  });
  console.log('Copied to BACKUP_COPY.');
}
