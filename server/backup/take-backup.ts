import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openPglite } from '#server/database/pglite.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { fingerprints } from './fingerprints.ts';
import { runPostgresProgram } from './postgres-programs.ts';

export const manifestSchema = z.object({
  format: z.literal('faro-backup'),
  version: z.literal(1),
  kind: z.enum(['pglite', 'postgres']),
  madeAt: z.iso.datetime(),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Names inside the folder of a backup. */
export const backupFiles = {
  manifest: 'manifest.json',
  pglite: 'pglite.tar.gz',
  postgres: 'postgres.dump',
} as const;

/**
 * Saves the whole database into `folder`, with a manifest of what is in it. PostgreSQL goes on
 * serving meanwhile: program and manifest look at one snapshot. PGlite has to be free.
 *
 * @throws StartRefusal when the database is in use (PGlite) or cannot be reached.
 */
export async function takeBackup(options: {
  url: string | undefined;
  dataDir: string;
  folder: string;
  now: Date;
}): Promise<Manifest> {
  const { url, dataDir, folder, now } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tables = url ? await savePostgres(url, folder) : await savePglite(dataDir, folder);
  const manifest: Manifest = {
    format: 'faro-backup',
    version: 1,
    kind: url ? 'postgres' : 'pglite',
    madeAt: now.toISOString(),
    tables,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, backupFiles.manifest), text, { mode: 0o600 });
  return manifest;
}

async function savePglite(dataDir: string, folder: string): Promise<Manifest['tables']> {
  const database = await openPglite(dataDir);
  try {
    const copy = Buffer.from(await (await database.dump('gzip')).arrayBuffer());
    await writeFile(join(folder, backupFiles.pglite), copy, { mode: 0o600 });
    return await fingerprints(database);
  } finally {
    await database.close();
  }
}

async function savePostgres(url: string, folder: string): Promise<Manifest['tables']> {
  const file = join(folder, backupFiles.postgres);
  await writeFile(file, '', { mode: 0o600 });
  const database = await openPostgres(url, 1);
  try {
    return await database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read');
      const [row] = await tx.query<{ id: string }>('select pg_export_snapshot() as id');
      const flags = ['--format=custom', '--no-owner', `--snapshot=${row?.id}`, `--file=${file}`];
      runPostgresProgram('pg_dump', url, flags);
      return fingerprints(tx);
    });
  } finally {
    await database.close();
  }
}
