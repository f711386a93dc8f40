import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bootstrap } from '#server/database/bootstrap.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import {
  keepLedgerCopy,
  readLedger,
  readLedgerCopy,
  replayLedger,
  type LedgerLine,
} from '#server/jobs/erasure-ledger.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { differences, fingerprints } from './fingerprints.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { backupFiles, manifestSchema, type Manifest } from './take-backup.ts';

type RestoreOptions = {
  url: string | undefined;
  dataDir: string;
  folder: string;
  /** Further copies of the ledger (`erasures.jsonl`), from wherever they were kept. */
  ledgers: readonly string[];
  /** Throw away what is there; without it only an empty place is filled. */
  replace: boolean;
};

/**
 * Puts a backup back, compares it with its manifest, brings it up to the present migrations, and
 * erases again whoever was erased since. Nothing is served before that is done.
 *
 * @returns how many were erased again.
 * @throws StartRefusal when the place is not empty, or what came back is not what was saved.
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ erasedAgain: number }> {
  const manifest = await readManifest(options.folder);
  if ((manifest.kind === 'postgres') !== (options.url !== undefined)) {
    throw new StartRefusal(`This backup is of ${manifest.kind}; DATABASE_URL says otherwise.`);
  }
  const kept = join(options.dataDir, 'erasures.jsonl');
  const ledger = [await readLedgerCopy(kept)];
  for (const path of options.ledgers) ledger.push(await readLedgerCopy(path));
  ledger.push(
    options.url
      ? await fillPostgres(options.url, options, manifest)
      : await fillPglite(options, manifest),
  );
  const database = await openDatabase({ ...options, log: () => {} });
  try {
    const erasedAgain = await replayLedger(database, ledger.flat());
    await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
    await keepLedgerCopy(database, kept);
    return { erasedAgain };
  } finally {
    await database.close();
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, backupFiles.manifest);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartRefusal(`There is no backup in ${folder}.`);
  });
  return manifestSchema.parse(JSON.parse(text));
}

/** Returns the ledger of what was there before. */
async function fillPglite(options: RestoreOptions, manifest: Manifest): Promise<LedgerLine[]> {
  const place = join(options.dataDir, 'pglite');
  let before: LedgerLine[] = [];
  if (existsSync(place)) {
    if (!options.replace) throw notEmpty(place);
    const old = await openPglite(options.dataDir);
    before = await readLedger(old).finally(() => old.close());
    await rm(place, { recursive: true });
  }
  const copy = await openAsBlob(join(options.folder, backupFiles.pglite));
  const database = await openPglite(options.dataDir, { loadDataDir: copy });
  await compare(database, manifest).finally(() => database.close());
  return before;
}

async function fillPostgres(
  url: string,
  options: RestoreOptions,
  manifest: Manifest,
): Promise<LedgerLine[]> {
  const database = await openPostgres(url, 1);
  try {
    const [found] = await database.query<{ full: boolean }>(
      `select to_regclass('public.profiles') is not null as full`,
    );
    if (found?.full && !options.replace) throw notEmpty('the database');
    const before = found?.full ? await readLedger(database) : [];
    // Roles belong to the cluster and are in no dump of a database; the schemas come from the dump.
    await bootstrap(database);
    await database.script(
      'drop schema if exists auth, extensions, supabase_migrations, private cascade',
    );
    if (found?.full) {
      await database.script(
        'drop schema public cascade; create schema public; grant usage on schema public to public',
      );
    }
    const file = join(options.folder, backupFiles.postgres);
    runPostgresProgram('pg_restore', url, [
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      file,
    ]);
    await compare(database, manifest);
    return before;
  } finally {
    await database.close();
  }
}

async function compare(database: Database, manifest: Manifest): Promise<void> {
  const different = differences(manifest.tables, await fingerprints(database));
  if (different.length === 0) return;
  throw new StartRefusal(`What came back differs from what was saved: ${different.join(', ')}.`);
}

function notEmpty(place: string): StartRefusal {
  return new StartRefusal(`${place} is not empty; --replace throws away what is there.`);
}
