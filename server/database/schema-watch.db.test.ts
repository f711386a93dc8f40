import { expect, test } from 'vitest';
import { startDatabase } from '#tests/database/start-database.ts';
import { watchSchema } from './schema-watch.ts';

test('X28: a database that lost a table, a migration or its id is not ready, and is again with it', async () => {
  const database = await startDatabase();
  let now = 0;
  const fault = await watchSchema(database, { now: () => new Date(now) });
  const next = () => {
    now += 1000;
    return fault();
  };
  expect(await next()).toBeUndefined();

  await database.script('alter table public.plans rename to gone');
  // Within the second the last answer stands.
  expect(await fault()).toBeUndefined();
  expect(await next()).toBe('tables_missing');
  await database.script('alter table public.gone rename to plans');
  expect(await next()).toBeUndefined();

  const [last] = await database.query<{ version: string }>(
    `delete from supabase_migrations.schema_migrations
     where version = (select max(version) from supabase_migrations.schema_migrations) returning version`,
  );
  expect(await next()).toBe('migrations_missing');
  await database.query('insert into supabase_migrations.schema_migrations values ($1)', [
    last?.version,
  ]);
  expect(await next()).toBeUndefined();

  await database.query('update private.installation set id = gen_random_uuid()');
  expect(await next()).toBe('other_database');

  await database.script('drop schema private cascade');
  expect(await next()).toBe('tables_missing');
  await database.script('drop schema supabase_migrations cascade');
  expect(await next()).toBe('tables_missing');
});
