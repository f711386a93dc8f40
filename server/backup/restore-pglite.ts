import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLockFile } from '#server/database/lock-file.ts';
import { wrapPglite } from '#server/database/pglite.ts';
import { syncFolder } from '#server/database/write-whole.ts';
import {
  ledgerBefore,
  makeReady,
  notEmpty,
  type Filled,
  type RestorePart,
} from './fill-scratch.ts';

/** Fills a folder beside the embedded database, then gives it its name. A server on the data folder is refused by its lock. */
export async function restorePglite(
  dataDir: string,
  part: RestorePart,
  { replace, stamp }: { replace: boolean; stamp: string },
): Promise<Filled & { kept: string | undefined }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = takeLockFile(join(dataDir, 'pglite.lock'));
  const place = join(dataDir, 'pglite');
  const scratch = `${place}.restoring-${stamp}`;
  try {
    const isThere = existsSync(place);
    if (isThere && !replace) throw notEmpty(place);
    await removeUnfinished(dataDir);
    const before = isThere ? await readLedgerIn(place) : [];
    const filled = await fill(scratch, part, before);
    const kept = isThere ? `${place}.before-${stamp}` : undefined;
    if (kept) await rename(place, kept);
    try {
      await rename(scratch, place);
    } catch (error) {
      if (kept) await rename(kept, place);
      throw error;
    }
    await syncFolder(dataDir);
    return { ...filled, kept };
  } finally {
    await rm(scratch, { recursive: true, force: true });
    release();
  }
}

/** What restores that were killed have left. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^pglite\.restoring-\d{14}$/.test(name)) await rm(join(dataDir, name), { recursive: true });
  }
}

async function readLedgerIn(place: string): Promise<RestorePart['ledger']> {
  const database = await wrapPglite({ dataDir: place });
  try {
    return await ledgerBefore(database);
  } finally {
    await database.close();
  }
}

async function fill(
  scratch: string,
  part: RestorePart,
  before: RestorePart['ledger'],
): Promise<Filled> {
  const database = await wrapPglite({
    dataDir: scratch,
    loadDataDir: await openAsBlob(part.file),
  });
  try {
    return await makeReady(database, part, [...part.ledger, ...before]);
  } finally {
    await database.close();
  }
}
