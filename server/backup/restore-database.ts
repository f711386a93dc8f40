import { setTimeout } from 'node:timers/promises';
import { bootstrap } from '#server/database/bootstrap.ts';
import { hasTable } from '#server/database/installation.ts';
import { takeLockAlone } from '#server/database/locks.ts';
import { migrate } from '#server/database/migrations.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database, Queries } from '#server/database/queries.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import {
  ledgerBefore,
  makeReady,
  notEmpty,
  type Filled,
  type RestorePart,
} from './fill-scratch.ts';
import { loadRows } from './load-rows.ts';
import { databaseAt, openBeside, type Server } from './scratch-database.ts';

/** How often other connections are looked for, and how long between, in milliseconds. */
const LOOKS = 10;
const PAUSE = 200;

type How = { replace: boolean; stamp: string };

/**
 * Fills a database beside the one at `url`, on the same server, then gives it its name: both renames in one transaction,
 * so that there is the one or the other at any moment. An empty one goes; one with anything in it is kept under its new name.
 */
export async function restoreDatabase(
  url: string,
  part: RestorePart,
  { replace, stamp }: How,
): Promise<Filled & { kept: string | undefined }> {
  const target = await openPostgres(url, 1);
  let server: Server | undefined;
  try {
    const isFull = await isFilled(target);
    if (isFull && !replace) throw notEmpty('The database');
    await refuseHosted(target);
    await refuseInUse(target);
    if (!(await takeLockAlone(target, 'serving'))) throw inUse('a server or a command');
    const before = await ledgerBefore(target);
    server = await openBeside(url, target, stamp);
    await server.makeScratch();
    const filled = await fill(databaseAt(url, server.scratch), part, before);
    await refuseInUse(target);
    // The lock goes with it. A connection in between is noticed by the renaming, which does not wait.
    await target.close();
    await server.swap();
    if (!isFull) await server.dropKept();
    return { ...filled, kept: isFull ? server.kept : undefined };
  } finally {
    await target.close();
    await server?.close();
  }
}

/**
 * A restore that is tried only: beside a server that goes on, into a database that is removed again. What comes back is
 * compared row by row as in `restoreDatabase`.
 */
export async function rehearseRestore(
  url: string,
  part: RestorePart,
  stamp: string,
): Promise<void> {
  const target = await openPostgres(url, 1);
  let server: Server | undefined;
  try {
    server = await openBeside(url, target, stamp);
    await server.makeScratch();
    await fill(databaseAt(url, server.scratch), part, []);
  } finally {
    await target.close();
    await server?.close();
  }
}

async function fill(
  url: string,
  part: RestorePart,
  before: RestorePart['ledger'],
): Promise<Filled> {
  const { file, manifest } = part;
  const database = await openPostgres(url, 1);
  try {
    await bootstrap(database);
    // The tables of the version that saved them; what came since comes after the rows.
    await migrate(database, { log: () => {}, upTo: manifest.migrations.last });
    await loadRows(database, file, manifest.sequences);
    const filled = await makeReady(database, part, [...part.ledger, ...before]);
    await database.script('analyze');
    return filled;
  } catch (error) {
    throw error instanceof StartRefusal ? error : refused(error);
  } finally {
    await database.close();
  }
}

/** Not the whole error: its details hold rows. */
function refused(error: unknown): StartRefusal {
  const why = error instanceof Error ? error.message : String(error);
  return new StartRefusal(`The rows could not be put back: ${why}. Nothing was changed.`);
}

/** Whether anything is in it, ours or not: another product's database is none to throw away either. */
async function isFilled(database: Queries): Promise<boolean> {
  const [row] = await database.query<{ full: boolean }>(
    `select exists (select from pg_class as relation
       join pg_namespace as schema on schema.oid = relation.relnamespace
       where relation.relkind in ('r', 'p', 'v', 'm', 'f') and schema.nspname <> 'information_schema'
         and schema.nspname !~ '^pg_' and not exists (select from pg_depend
           where objid = relation.oid and classid = 'pg_class'::regclass and deptype = 'e')) as full`,
  );
  return row?.full !== false;
}

async function refuseHosted(database: Database): Promise<void> {
  if (!(await hasTable(database, 'auth.schema_migrations'))) return;
  throw new StartRefusal(
    'This is the database of a Supabase project, which is served all the time: restore it by the backups of the project.',
  );
}

/**
 * Old servers, and programs of others, hold no lock of ours; but the database cannot change its name beside them. One that
 * has just been stopped is waited for.
 */
async function refuseInUse(database: Queries): Promise<void> {
  let others: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await setTimeout(PAUSE);
    others = await othersOn(database);
    if (others.length === 0) return;
  }
  throw inUse(others.join(', '));
}

async function othersOn(database: Queries): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select coalesce(nullif(application_name, ''), 'a program without a name') || ' ' || pid as name
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

function inUse(by: string): StartRefusal {
  return new StartRefusal(
    `The database is in use (${by}): stop every server, command and program on it first. Nothing was changed.`,
  );
}
