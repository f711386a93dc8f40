import { inject } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/database.ts';
import { copyTemplate, createDatabase } from './template-cluster.ts';

const opened: Database[] = [];

/** A fresh, migrated, empty database, closed after the test file. */
export async function startDatabase(): Promise<Database> {
  const database = await openCopy();
  opened.push(database);
  return database;
}

async function openCopy(): Promise<Database> {
  return openPostgres(await copyTemplate(inject('postgresServer')), 5);
}

let emptied: Promise<Database> | undefined;

/**
 * One database for all test files, emptied of all rows at each call, because making a database costs
 * twenty times as much as emptying one. Files that change its tables or close it start their own.
 */
export async function startEmptiedDatabase(): Promise<Database> {
  const database = await (emptied ??= openCopy());
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

/** The same fresh database for two servers: two pools. */
export async function startSameDatabaseTwice(): Promise<[Database, Database]> {
  const url = await copyTemplate(inject('postgresServer'));
  const both: [Database, Database] = [await openPostgres(url, 5), await openPostgres(url, 5)];
  opened.push(...both);
  return both;
}

/** Closes what startDatabase opened in this file. */
export async function closeDatabases(): Promise<void> {
  await Promise.all(opened.splice(0).map((database) => database.close()));
}

/** The address of a new database in the run's own cluster; without options it has nothing in it. */
export async function createPostgresDatabase(options = ''): Promise<string> {
  return createDatabase(inject('postgresServer'), options);
}
