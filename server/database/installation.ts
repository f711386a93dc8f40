// Which database a data folder belongs to. The id stands in the database and in the folder, so that an empty or another
// database in the place of one with people in it is noticed before anything is made there (threat X28).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '#server/start-refusal.ts';
import type { Database, Queries } from './queries.ts';
import { writeAtomically } from './write-atomically.ts';

/** One id for each kind of database: one tried out embedded may go on with DATABASE_URL in the same folder. */
const markerShape = z
  .object({
    embedded: z.uuid().optional(),
    postgres: z.uuid().optional(),
    /** The embedded database of earlier versions; its id went with its rows. */
    pglite: z.uuid().optional(),
  })
  .transform(({ pglite, embedded = pglite, postgres }) => ({ embedded, postgres }));
type Marker = z.infer<typeof markerShape>;

const fileIn = (dataDir: string) => join(dataDir, 'installation.json');

const WHAT_TO_DO =
  'Restore a backup (npm run restore -- <folder>), or, if this is the one you mean: npm run admin -- accept-database';

/** The id of a database; undefined where it has none, before its migrations. */
export async function readInstallation(queries: Queries): Promise<string | undefined> {
  if (!(await hasTable(queries, 'private.installation'))) return undefined;
  const [row] = await queries.query<{ id: string }>('select id::text from private.installation');
  return row?.id;
}

/**
 * Refuses to make a database where the folder remembers one.
 *
 * @throws StartRefusal
 */
export function refuseToReplace(dataDir: string, kind: Database['kind']): void {
  const known = readMarker(dataDir)[kind];
  if (known === undefined) return;
  throw new StartRefusal(
    `The database is empty, but ${fileIn(dataDir)} remembers one (${known}). ${WHAT_TO_DO}`,
  );
}

/**
 * Refuses another database than the one that the folder remembers.
 *
 * @throws StartRefusal
 */
export async function refuseOther(database: Database, dataDir: string): Promise<void> {
  const known = readMarker(dataDir)[database.kind];
  const found = await readInstallation(database);
  if (known === undefined || found === undefined || known === found) return;
  throw new StartRefusal(
    `The database is another one (${found}) than ${fileIn(dataDir)} remembers (${known}). ${WHAT_TO_DO}`,
  );
}

/** Has the folder remember the database. Throws when the folder cannot be written. */
export async function rememberInstallation(
  dataDir: string,
  kind: Database['kind'],
  id: string,
): Promise<void> {
  const marker = readMarker(dataDir);
  if (marker[kind] === id) return;
  await writeAtomically(fileIn(dataDir), `${JSON.stringify({ ...marker, [kind]: id }, null, 2)}\n`);
}

/** Has the folder forget its database, so that the next start takes the one it finds. Returns the id of the forgotten. */
export async function forgetInstallation(
  dataDir: string,
  kind: Database['kind'],
): Promise<string | undefined> {
  const { [kind]: forgotten, ...others } = readMarker(dataDir);
  if (forgotten) await writeAtomically(fileIn(dataDir), `${JSON.stringify(others, null, 2)}\n`);
  return forgotten;
}

function readMarker(dataDir: string): Marker {
  const path = fileIn(dataDir);
  try {
    return markerShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return markerShape.parse({});
    }
    throw new StartRefusal(`DATA_DIR: ${path} cannot be read; if it is damaged, remove it`);
  }
}

/** Whether there is a table of this name. */
export async function hasTable(queries: Queries, name: string): Promise<boolean> {
  const [row] = await queries.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [name],
  );
  return row?.there === true;
}
