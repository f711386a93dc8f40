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

/**
 * Takes every row but the words that were shipped and the database's own id, which come with the migrations. Rows one by one
 * where they are few: making forty tables anew takes fifty times as long. As a replica, so that the triggers which forbid
 * emptying append-only tables rest meanwhile.
 */
const EMPTY = `do $$
  declare
    part record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for part in
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('auth', 'public', 'private') and tablename not in ('consent_texts', 'installation', 'retention_rules', 'retention_spans')
    loop
      if pg_relation_size(part.name) > 1000000 then execute format('truncate %s cascade', part.name);
      elsif pg_relation_size(part.name) > 0 then execute format('delete from %s', part.name);
      end if;
    end loop;
    for part in
      select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname in ('auth', 'public', 'private') and last_value is not null
    loop
      execute format('alter sequence %s restart', part.name);
    end loop;
  end $$`;

let emptied: Promise<Database> | undefined;

/**
 * One database for all test files, emptied of all rows at each call, because making a database costs
 * twenty times as much as emptying one. Files that change its tables or close it start their own.
 */
export async function startEmptiedDatabase(): Promise<Database> {
  const database = await (emptied ??= openCopy());
  await database.script(EMPTY);
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
