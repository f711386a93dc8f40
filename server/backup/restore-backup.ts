import { join } from 'node:path';
import { rememberInstallation } from '#server/database/installation.ts';
import type { Database } from '#server/database/queries.ts';
import { keepLedgerCopy, readLedgerCopy } from '#server/jobs/erasure-ledger.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import type { RestorePart } from './fill-scratch.ts';
import { backupFiles, readBackup } from './manifest.ts';
import { restoreDatabase } from './restore-database.ts';
import { readWholeFile } from './rows-file.ts';

type RestoreOptions = {
  url: string;
  /** What remembers the database, and of which kind it is there. */
  dataDir: string;
  kind: Database['kind'];
  folder: string;
  /** Further copies of the ledger (`erasures.jsonl`), from wherever they were kept. */
  ledgers: readonly string[];
  /** Put what is there aside; without it only an empty place is filled. */
  replace: boolean;
  now: Date;
};

type Restored = {
  erasedAgain: number;
  /** The name of the database in which what was there before is kept. */
  kept: string | undefined;
};

/**
 * Puts a backup back. It is checked whole first; then it fills a scratch database beside the one at `url`, is compared with
 * its manifest row by row, brought up to the present migrations, and those erased since are erased again. Only then
 * the two change names. Whatever fails before that leaves the database of before as it was; afterwards it is kept aside.
 *
 * @throws StartRefusal when the backup is damaged or of another version, the place is not empty or in use, there is no
 * right or no room to fill another beside it, or what came back is not what was saved.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, kind, dataDir, folder, replace } = options;
  const manifest = await readBackup(folder);
  const file = join(folder, backupFiles.rows);
  await readWholeFile(file);
  const copy = join(dataDir, 'erasures.jsonl');
  const ledger = [await readLedgerCopy(copy)];
  for (const path of options.ledgers) ledger.push(await readLedgerCopy(path));
  const part: RestorePart = {
    file,
    manifest,
    ledger: ledger.flat(),
    // A line too many does no harm, one too few brings a person back: kept before anything changes its name.
    keepLedger: (database) =>
      keepLedgerCopy(database, copy).catch((error: unknown) => {
        throw new StartRefusal(
          `DATA_DIR: ${copy} cannot be written (${reasonOf(error)}). Nothing was changed.`,
        );
      }),
  };
  const stamp = options.now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const { installation, ...restored } = await restoreDatabase(url, part, { replace, stamp });
  await rememberInstallation(dataDir, kind, installation).catch((error: unknown) => {
    throw new StartRefusal(
      `Restored, but DATA_DIR cannot remember it (${reasonOf(error)}). Where the server refuses it: npm run admin -- accept-database`,
    );
  });
  return restored;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
