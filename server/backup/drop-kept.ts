import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StartRefusal } from '#server/start-refusal.ts';
import { dropKeptDatabase } from './scratch-database.ts';

/**
 * Removes what a restore has kept of before: a database beside the one at `url`, or a folder in `dataDir`.
 *
 * @throws StartRefusal when it is no such thing.
 */
export async function dropKept(
  { url, dataDir }: { url: string | undefined; dataDir: string },
  kept: string,
): Promise<void> {
  if (url) return dropKeptDatabase(url, kept);
  const folder = join(dataDir, basename(kept));
  const isKept = /^pglite\.before-\d{14}$/.test(basename(kept)) && existsSync(folder);
  if (!isKept || (dirname(kept) !== '.' && resolve(kept) !== folder)) {
    throw new StartRefusal(`${kept} is no folder that a restore has kept in ${dataDir}.`);
  }
  await rm(folder, { recursive: true });
}
