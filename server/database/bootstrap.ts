import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database, Queries } from './queries.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { takeLock } from './locks.ts';
import { missingRights } from './required-rights.ts';

const script = readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8');
const mark = `embedded ${createHash('sha256').update(script).digest('hex').slice(0, 16)}`;

/**
 * Looks whether the role of the connection may prepare the database, before anything is made.
 *
 * @throws StartRefusal with all statements that are missing.
 */
export async function requireRights(database: Database): Promise<void> {
  if (await isPrepared(database)) return;
  const missing = await missingRights(database);
  if (missing.length === 0) return;
  const lines = [
    'a superuser has to run this once (psql, in any database of the server):',
    ...missing,
  ];
  throw new StartRefusal(
    `DATABASE_URL: its role may not prepare the database; ${lines.join('\n  ')}`,
  );
}

/**
 * Gives a bare database what a Supabase project has from the start. A real Supabase database, known
 * by GoTrue's own migration table, is left alone; so is one that has had this very script.
 *
 * @throws StartRefusal when the role of the connection may not make schemas and roles.
 */
export async function bootstrap(database: Database): Promise<void> {
  await requireRights(database);
  try {
    await prepare(database);
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === '42501';
    if (!isRefused) throw error;
    throw new StartRefusal(
      `DATABASE_URL: its role may not prepare the database (${error.message}); it needs CREATEROLE and has to own the database`,
    );
  }
}

async function prepare(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await takeLock(tx, 'start');
    if (await isPrepared(tx)) return;
    await tx.script(script);
    await tx.script(`comment on schema auth is '${mark}'`);
  });
}

async function isPrepared(database: Queries): Promise<boolean> {
  const [found] = await database.query<{ hosted: boolean; mark: string | null }>(
    `select to_regclass('auth.schema_migrations') is not null as hosted,
      (select obj_description(oid, 'pg_namespace') from pg_namespace where nspname = 'auth') as mark`,
  );
  return found?.hosted === true || found?.mark === mark;
}
