import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsToRemove } from './kept-backups.ts';
import { sealBackup } from './sealed-backup.ts';
import { takeBackup } from './take-backup.ts';

const NAME = /^faro-(\d{4}-\d{2}-\d{2})$/;
/** What a run that was killed has left; the first kind is not encrypted. */
const LEFT = /^plain-|^faro-.*\.(new|unfinished)$/;

/**
 * Saves the database at `url` into `folder`/faro-<day>, encrypted for `recipient` alone, and removes what is kept no
 * longer. A second one of a day takes the first one's place; whatever fails leaves the earlier ones as they were.
 *
 * @returns rows saved, backups kept and removed
 * @throws StartRefusal when the key is none, or the database or the disk refuse.
 */
export async function nightlyBackup(options: {
  url: string;
  folder: string;
  recipient: string;
  /** How many days a backup may be kept at most. */
  mostDays: number;
  now: Date;
}): Promise<{ rows: number; kept: number; removed: number }> {
  const { url, folder, recipient, mostDays, now } = options;
  const today = now.toISOString().slice(0, 10);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (LEFT.test(name)) await rm(join(folder, name), { recursive: true });
  }
  const plain = join(folder, `plain-${now.getTime()}`);
  const sealedFolder = join(folder, `faro-${today}`);
  const isNew = `${sealedFolder}.new`;
  try {
    const { tables } = await takeBackup({ url, folder: plain, now });
    await sealBackup(plain, { sealedFolder: isNew, recipient });
    await rm(sealedFolder, { recursive: true, force: true });
    await rename(isNew, sealedFolder);
    const days = (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []);
    const gone = backupsToRemove(days, { today, mostDays });
    for (const day of gone) await rm(join(folder, `faro-${day}`), { recursive: true });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { rows, kept: days.length - gone.length, removed: gone.length };
  } finally {
    // Nothing unencrypted stays; what a kill leaves the next run removes.
    await rm(plain, { recursive: true, force: true });
  }
}
