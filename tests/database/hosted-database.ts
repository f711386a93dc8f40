import { bootstrap } from '#server/database/bootstrap.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createPostgresDatabase } from './start-database.ts';

// As on a hosted project: the migrating role is no superuser, owns neither `auth` nor its tables,
// and has what Supabase grants to its role `postgres`.
const HOSTED = `
  do $$ begin create role migrator login; exception when duplicate_object then null; end $$;
  grant usage on schema auth, supabase_migrations to migrator;
  grant select, insert, update, delete, references, trigger on all tables in schema auth, supabase_migrations to migrator;
  grant create on schema public to migrator;
  do $$ begin execute format('grant create on database %I to migrator', current_database()); end $$;`;

/** A database without our migrations, as its platform sees it (`owner`) and as its owner may use it (`migrator`). */
export async function startHostedDatabase(): Promise<{ migrator: Database; owner: Database }> {
  const { owner, migratorUrl } = await createHostedDatabase();
  return { owner, migrator: await openPostgres(migratorUrl, 2) };
}

/** The same, with the address that an owner is given. */
export async function createHostedDatabase(): Promise<{ owner: Database; migratorUrl: string }> {
  const url = await createPostgresDatabase();
  const owner = await openPostgres(url, 2);
  await prepare(owner);
  return { owner, migratorUrl: url.replace('postgres@', 'migrator@') };
}

async function prepare(database: Database): Promise<void> {
  await bootstrap(database);
  await database.script(HOSTED);
}
