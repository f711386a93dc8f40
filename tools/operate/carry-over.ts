// npm run carry-over [-- --from=<folder of the release of before>]: takes the embedded database of an earlier version over,
// one of PGlite or of another major version of PostgreSQL. All its rows are copied, compared by count and hash, and the old
// one is kept. What reads it is fetched from the registry, or taken from the release of before.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { saveSnapshot, takeBackup } from '#server/backup/take-backup.ts';
import { earlierIn } from '#server/database/earlier-database.ts';
import { openAt } from '#server/database/embedded/embedded.ts';
import { linkLibraries } from '#server/database/embedded/link-libraries.mjs';
import { findPlace, folderIn, madeBy } from '#server/database/embedded/place.ts';
import { findPrograms, programsIn } from '#server/database/embedded/programs.ts';
import { takeLockFile } from '#server/database/lock-file.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { pglite, programsOfMajor, type PinnedPackage } from './earlier/earlier-engines.ts';
import { atAddress, namedDatabase } from './existing-database.ts';
import { fetchPackage } from './earlier/fetch-package.ts';
import { openPgliteCopy } from './earlier/pglite-snapshot.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const now = new Date();
const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);

try {
  const { dataDir } = namedDatabase({ DATA_DIR: process.env['DATA_DIR'] });
  console.log(await carryOver(dataDir));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function carryOver(dataDir: string): Promise<string> {
  const major = madeBy(folderIn(dataDir));
  if (major !== undefined) {
    if (findPrograms((each) => each.major === major)) return 'There is nothing to take over.';
    return carryMajor(dataDir, major);
  }
  if (existsSync(earlierIn(dataDir))) return carryPglite(dataDir);
  return `There is nothing to take over in ${dataDir}.`;
}

async function carryPglite(dataDir: string): Promise<string> {
  const release = takeLockFile(join(dataDir, 'pglite.lock'));
  const saved = join(dataDir, `carried-${stamp}`);
  const copy = join(dataDir, `carrying-${stamp}`);
  try {
    const folder = await folderOf(pglite);
    const { snapshot, library } = await openPgliteCopy(earlierIn(dataDir), copy, folder);
    try {
      await saveSnapshot({ snapshot, folder: saved, now });
    } finally {
      await library.close();
    }
    const rows = await fill(dataDir, saved);
    return `${rows} The old one is kept in ${earlierIn(dataDir)}; remove it when nothing is missed.`;
  } finally {
    for (const each of [copy, saved]) rmSync(each, { recursive: true, force: true });
    release();
  }
}

async function carryMajor(dataDir: string, major: number): Promise<string> {
  const pinned = programsOfMajor(major);
  if (!pinned) {
    throw new StartRefusal(
      `No programs of PostgreSQL ${major} are known for this machine: take a backup with the release of before, and restore it into an empty folder.`,
    );
  }
  const folder = await folderOf(pinned);
  linkLibraries(folder);
  const [programs] = programsIn(join(folder, 'native/bin'));
  if (!programs) throw new StartRefusal(`The programs in ${folder} do not run here.`);
  const saved = join(dataDir, `carried-${stamp}`);
  const kept = `${folderIn(dataDir)}.before-${stamp}`;
  try {
    const old = await openAt(findPlace(dataDir, programs));
    try {
      await takeBackup({ url: old.url, folder: saved, now });
    } finally {
      await old.close();
    }
    renameSync(folderIn(dataDir), kept);
    const rows = await fill(dataDir, saved).catch((error: unknown) => {
      rmSync(folderIn(dataDir), { recursive: true, force: true });
      renameSync(kept, folderIn(dataDir));
      throw error;
    });
    return `${rows} The old one is kept in ${kept}; remove it when nothing is missed.`;
  } finally {
    rmSync(saved, { recursive: true, force: true });
  }
}

/** Puts what was saved into a new database, which compares it with what it was. */
async function fill(dataDir: string, folder: string): Promise<string> {
  const restored = { folder, ledgers: [], replace: false, now };
  const { erasedAgain } = await atAddress({ url: undefined, dataDir }, (at) =>
    restoreBackup({ ...at, ...restored }),
  );
  const erased = erasedAgain > 0 ? ` Erased again by the ledger: ${erasedAgain}.` : '';
  return `Taken over; row counts and hashes are the same.${erased}`;
}

/** What the release of before has installed is as good; it was checked by its lock. */
async function folderOf(pinned: PinnedPackage): Promise<string> {
  if (values.from === undefined) return fetchPackage(pinned);
  const folder = resolve(values.from, 'node_modules', pinned.name);
  if (existsSync(folder)) return folder;
  throw new StartRefusal(`${folder} is not there: npm ci in the release of before installs it.`);
}
