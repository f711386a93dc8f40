import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasTable } from '#server/database/installation.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Queries } from '#server/database/queries.ts';
import { syncFile, syncFolder, writeSynced } from '#server/database/write-whole.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { fingerprints } from './fingerprints.ts';
import { backupFiles, measure, productVersion, sealed, type Manifest } from './manifest.ts';
import { readWholeDump, runOnDatabase } from './postgres-programs.ts';

/** What is in the database at the moment of the copy. */
type Saved = Pick<Manifest, 'engine' | 'migrations' | 'tables'>;

/**
 * Saves the whole database into `folder`, which is made by it: beside it under another name first, and renamed when every
 * byte is on the disk and was read again. PostgreSQL goes on serving meanwhile: program and manifest look at one
 * snapshot. PGlite has to be free.
 *
 * @throws StartRefusal when the folder is there already, the database is in use (PGlite), cannot be reached or has nothing
 * of ours, or the copy cannot be written; nothing is left under the folder's name then.
 */
export async function takeBackup(options: {
  url: string | undefined;
  dataDir: string;
  folder: string;
  now: Date;
}): Promise<Manifest> {
  const { url, dataDir, folder, now } = options;
  if (existsSync(folder)) {
    throw new StartRefusal(`${folder} is there already: each backup gets a folder of its own.`);
  }
  try {
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    const draft = await mkdtemp(`${folder}.unfinished-`);
    try {
      const kind = url ? 'postgres' : 'pglite';
      const file = join(draft, backupFiles[kind]);
      const saved = url ? await savePostgres(url, file) : await savePglite(dataDir, file);
      const manifest: Manifest = {
        format: 'faro-backup',
        version: 2,
        kind,
        madeAt: now.toISOString(),
        product: productVersion(),
        ...saved,
        files: { [backupFiles[kind]]: await measure(file) },
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

async function savePglite(dataDir: string, file: string): Promise<Saved> {
  if (!existsSync(join(dataDir, 'pglite'))) throw nothingThere();
  const database = await openPglite(dataDir);
  try {
    await writeSynced(file, Buffer.from(await (await database.dump('gzip')).arrayBuffer()));
    return await describe(database);
  } finally {
    await database.close();
  }
}

async function savePostgres(url: string, file: string): Promise<Saved> {
  const database = await openPostgres(url, 1);
  try {
    const saved = await database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read');
      const [row] = await tx.query<{ id: string }>('select pg_export_snapshot() as id');
      await writeFile(file, '', { mode: 0o600 });
      await runOnDatabase('pg_dump', url, [
        '--format=custom',
        '--no-owner',
        `--snapshot=${row?.id}`,
        `--file=${file}`,
      ]);
      return describe(tx);
    });
    await syncFile(file);
    await readWholeDump(file);
    return saved;
  } finally {
    await database.close();
  }
}

async function describe(queries: Queries): Promise<Saved> {
  if (!(await hasTable(queries, 'public.profiles'))) throw nothingThere();
  const [about] = await queries.query<{ engine: string; count: number; last: string }>(
    `select current_setting('server_version') as engine, count(*)::int as count, max(version) as last
     from supabase_migrations.schema_migrations`,
  );
  if (!about) throw nothingThere();
  const { engine, count, last } = about;
  return { engine, migrations: { count, last }, tables: await fingerprints(queries) };
}

function nothingThere(): StartRefusal {
  return new StartRefusal('There is nothing to save: the database has no tables of this site.');
}
