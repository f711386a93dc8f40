import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bootstrap } from '#server/database/bootstrap.ts';
import { migrate } from '#server/database/migrations.ts';
import { wrapPglite } from '#server/database/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pgliteDump: string;
    postgresServer: string;
  }
}

/** Migrates once per run; each test file then loads the dump. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'faro-pglite-'));
  const dump = join(folder, 'migrated.tar');
  const database = await wrapPglite({});
  await bootstrap(database);
  await migrate(database, { log: () => {} });
  writeFileSync(dump, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  project.provide('pgliteDump', dump);
  return () => rmSync(folder, { recursive: true, force: true });
}
