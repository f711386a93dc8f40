import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { wrapPglite } from '#server/database/pglite.ts';
import type { Database } from '#server/database/database.ts';

const opened: Database[] = [];

/**
 * A fresh, migrated, empty database of the kind that this run is about (DATABASE_KIND).
 * It is closed after the test file.
 */
export async function startDatabase(): Promise<Database> {
  const database = await createDatabase();
  opened.push(database);
  return database;
}

async function createDatabase(): Promise<Database> {
  return process.env['DATABASE_KIND'] === 'postgres'
    ? openPostgres(await copyTemplate(), 5)
    : wrapPglite({ loadDataDir: await openAsBlob(inject('pgliteDump')) });
}

let emptied: Promise<Database> | undefined;

/**
 * One database for all test files, emptied of all rows at each call, because making a database costs
 * twenty times as much as emptying one. Files that change its tables or close it start their own.
 */
export async function startEmptiedDatabase(): Promise<Database> {
  const database = await (emptied ??= createDatabase());
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name
     from pg_tables where schemaname in ('auth', 'public', 'private')
       -- The words that were shipped and the database's own id come with the migrations.
       and tablename not in ('consent_texts', 'installation')`,
  );
  // As a replica, so that the triggers which forbid emptying append-only tables rest meanwhile.
  await database.script(
    `set session_replication_role = replica;
     truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade;
     set session_replication_role = origin;`,
  );
  return database;
}

/**
 * The same fresh database for two servers: two pools on PostgreSQL. PGlite has one process and one
 * connection, so there both are the same.
 */
export async function startSameDatabaseTwice(): Promise<[Database, Database]> {
  if (process.env['DATABASE_KIND'] !== 'postgres') {
    const only = await startDatabase();
    return [only, only];
  }
  const url = await copyTemplate();
  const both: [Database, Database] = [await openPostgres(url, 5), await openPostgres(url, 5)];
  opened.push(...both);
  return both;
}

/** Closes what startDatabase opened in this file. */
export async function closeDatabases(): Promise<void> {
  await Promise.all(opened.splice(0).map((database) => database.close()));
}

async function copyTemplate(): Promise<string> {
  return createPostgresDatabase('template faro_template strategy file_copy');
}

/** The address of a new database in the run's own cluster; without options it has nothing in it. */
export async function createPostgresDatabase(options = ''): Promise<string> {
  const server = inject('postgresServer');
  const admin = await openPostgres(server, 1);
  try {
    const name = `faro_${crypto.randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} ${options}`);
    return server.replace('/postgres?', `/${name}?`);
  } finally {
    await admin.close();
  }
}
