import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bootstrap } from './bootstrap.ts';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { createPostgresDatabase } from '#tests/database/start-database.ts';

const own = new URL('../../supabase/migrations/', import.meta.url).pathname;
let dir: string;
let databases: Database[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'faro-migrations-'));
  databases = [];
});

afterEach(async () => {
  await Promise.all(databases.map((database) => database.close()));
  rmSync(dir, { recursive: true });
});

function write(name: string, sql: string) {
  writeFileSync(join(dir, name), sql);
}

/** Connections to one database with nothing in it. */
async function bareDatabase(connections = 1): Promise<Database[]> {
  const url = await createPostgresDatabase();
  for (let i = 0; i < connections; i++) databases.push(await openPostgres(url, 2));
  return databases;
}

async function start(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await bootstrap(database);
  await migrate(database, { log: (line) => lines.push(line), migrationsDir: dir });
  return lines;
}

const versions = async (database: Database) =>
  (
    await database.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by 1',
    )
  ).map((row) => row.version);

test('a migration that fails halfway leaves nothing, refuses in one line, and works once mended (X17)', async () => {
  const [database] = await bareDatabase();
  if (!database) throw new Error('no database');
  write('20260101000000_good.sql', 'create table public.kept (id int);');
  write(
    '20260102000000_bad.sql',
    'create table public.half (id int); select nothing from nowhere;',
  );
  const failed = start(database);
  await expect(failed).rejects.toThrow(
    /^Migration 20260102000000_bad failed and was rolled back: [^\n]*nowhere[^\n]*$/,
  );
  await expect(failed).rejects.toMatchObject({ name: 'StartRefusal' });
  expect(await versions(database)).toEqual(['20260101000000']);
  const [half] = await database.query(`select to_regclass('public.half') as half`);
  expect(half).toEqual({ half: null });

  rmSync(join(dir, '20260102000000_bad.sql'));
  expect(await start(database)).toEqual([]);
  write('20260102000000_bad.sql', 'create table public.half (id int);');
  expect(await start(database)).toEqual(['Migration 20260102000000_bad applied.']);
});

test('two starts at once on an empty database apply each file once (X17)', async () => {
  for (const file of readdirSync(own)) copyFileSync(join(own, file), join(dir, file));
  const [one, two] = await bareDatabase(2);
  if (!one || !two) throw new Error('no database');
  const lines = (await Promise.all([start(one), start(two)])).flat();
  expect(lines).toHaveLength(readMigrations(dir).length);
  expect(new Set(lines).size).toBe(lines.length);
  expect(await versions(one)).toEqual(readMigrations(dir).map(({ version }) => version));
});

test('a file that changed after it was applied is refused', async () => {
  const [database] = await bareDatabase();
  if (!database) throw new Error('no database');
  write('20260101000000_one.sql', 'create table public.one (id int);');
  await start(database);
  write('20260101000000_one.sql', 'create table public.one (id int, more int);');
  await expect(start(database)).rejects.toThrow('20260101000000_one was changed after');
});

test('an older build starts on a newer database (X17)', async () => {
  const [database] = await bareDatabase();
  if (!database) throw new Error('no database');
  write('20260101000000_one.sql', 'create table public.one (id int);');
  write('20260201000000_newer.sql', 'create table public.newer (id int);');
  await start(database);
  rmSync(join(dir, '20260201000000_newer.sql'));
  expect(await start(database)).toEqual([]);
});

test('what the supabase command line applied, cut into statements, is recognised, and so is a change to it', async () => {
  const [database] = await bareDatabase();
  if (!database) throw new Error('no database');
  await bootstrap(database);
  await database.query(
    `insert into supabase_migrations.schema_migrations (version, name, statements)
     values ('20260101000000', 'one', array['create table a (id int)', 'create table b (id int)'])`,
  );
  write(
    '20260101000000_one.sql',
    '-- Two tables.\ncreate table a (id int);\n\ncreate table b (id int);\n',
  );
  expect(await start(database)).toEqual([]);
  write('20260101000000_one.sql', 'create table a (id int);\ncreate table c (id int);\n');
  await expect(start(database)).rejects.toThrow('was changed after');
});

test('a real Supabase database keeps its own auth schema', async () => {
  const [database] = await bareDatabase();
  if (!database) throw new Error('no database');
  await database.script('create schema auth; create table auth.schema_migrations (version text)');
  await bootstrap(database);
  const [found] = await database.query(`select to_regclass('auth.users') as users`);
  expect(found).toEqual({ users: null });
});

test('no two migrations share a number, for a database applies each number once', () => {
  const versions = readMigrations().map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)]);
});
