import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasTable } from '#server/database/installation.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Session } from '#server/database/queries.ts';
import { syncFile, syncFolder, writeSynced } from '#server/database/write-atomically.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { fingerprints } from './fingerprints.ts';
import { backupFiles, measure, productVersion, sealed, type Manifest } from './manifest.ts';
import { readWholeFile, writeRows } from './rows-file.ts';
import { PLAIN_FORMAT, sequencesOf, tablesOf } from './tables.ts';

/** What is in the database at the moment of the copy. */
type Saved = Pick<Manifest, 'engine' | 'migrations' | 'tables' | 'sequences'>;

/** Gives the work one view of everything, whatever others write meanwhile. */
export type Snapshot = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

/**
 * Saves all rows of the database at `url` into `folder`, while a server goes on with it.
 *
 * @throws StartRefusal as `saveSnapshot` does, and when the database cannot be reached.
 */
export async function takeBackup({
  url,
  ...options
}: {
  url: string;
  folder: string;
  now: Date;
}): Promise<Manifest> {
  const database = await openPostgres(url, 1);
  const snapshot: Snapshot = (work) =>
    database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      await tx.script(PLAIN_FORMAT);
      return work(tx);
    });
  try {
    return await saveSnapshot({ ...options, snapshot });
  } finally {
    await database.close();
  }
}

/**
 * Saves a snapshot into `folder`, which is made by it: beside it under another name first, and renamed when every byte is
 * on the disk and was read again. Rows and manifest are of one moment.
 *
 * @throws StartRefusal when the folder is there already, the database has nothing of ours, or the copy cannot be written;
 * nothing is left under the folder's name then.
 */
export async function saveSnapshot(options: {
  snapshot: Snapshot;
  folder: string;
  now: Date;
}): Promise<Manifest> {
  const { snapshot, folder, now } = options;
  if (existsSync(folder)) {
    throw new StartRefusal(`${folder} is there already: each backup gets a folder of its own.`);
  }
  try {
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    const draft = await mkdtemp(`${folder}.unfinished-`);
    try {
      const file = join(draft, backupFiles.rows);
      const saved = await snapshot((session) => save(session, file));
      await syncFile(file);
      await readWholeFile(file);
      const manifest: Manifest = {
        format: 'faro-backup',
        version: 3,
        madeAt: now.toISOString(),
        product: productVersion(),
        ...saved,
        files: { [backupFiles.rows]: await measure(file) },
      };
      await writeSynced(join(draft, backupFiles.manifest), sealed(manifest));
      await syncFolder(draft);
      await rename(draft, folder);
      await syncFolder(dirname(folder));
      return manifest;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } catch (error) {
    // What the file system refuses has a code; so has what the database refuses, which says it better itself.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new StartRefusal(`The backup could not be written: ${error.message}`);
  }
}

async function save(session: Session, file: string): Promise<Saved> {
  if (!(await hasTable(session, 'public.profiles'))) throw nothingThere();
  const tables = await tablesOf(session);
  await writeRows(session, tables, file);
  const [about] = await session.query<{ engine: string; count: number; last: string }>(
    `select current_setting('server_version') as engine, count(*)::int as count, max(version) as last
     from supabase_migrations.schema_migrations`,
  );
  if (!about) throw nothingThere();
  const { engine, count, last } = about;
  return {
    engine,
    migrations: { count, last },
    tables: await fingerprints(session, tables),
    sequences: await sequencesOf(session),
  };
}

function nothingThere(): StartRefusal {
  return new StartRefusal('There is nothing to save: the database has no tables of this site.');
}
