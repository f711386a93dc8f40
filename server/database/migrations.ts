import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './locks.ts';
import type { Database, Session } from './queries.ts';
import { StartRefusal } from '#server/start-refusal.ts';

const ownDir = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

type Migration = { version: string; name: string; sql: string };

/** The migrations of a folder in the order of their versions (14 digits, then a name). */
export function readMigrations(dir: string = ownDir): Migration[] {
  return readdirSync(dir)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, sql: readFileSync(join(dir, file), 'utf8') }] : [];
    });
}

/**
 * Applies what is missing, each file in one transaction, and records it where the supabase
 * command line looks for it.
 *
 * @throws StartRefusal when a file fails (it is rolled back) or differs from what was applied.
 */
export async function migrate(
  database: Database,
  options: {
    log: (line: string) => void;
    migrationsDir?: string;
    /** The last one; without it all. */
    upTo?: string;
  },
): Promise<void> {
  const { upTo } = options;
  for (const migration of readMigrations(options.migrationsDir)) {
    if (upTo !== undefined && migration.version > upTo) break;
    const applied = await database
      .transaction((tx) => applyOnce(tx, migration))
      .catch((error: unknown) => {
        if (error instanceof StartRefusal) throw error;
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        throw new StartRefusal(
          `Migration ${migration.version}_${migration.name} failed and was rolled back: ${reason}`,
        );
      });
    if (applied) options.log(`Migration ${migration.version}_${migration.name} applied.`);
  }
}

async function applyOnce(tx: Session, { version, name, sql }: Migration): Promise<boolean> {
  await takeLock(tx, 'start');
  const [known] = await tx.query<{ statements: string[] | null }>(
    'select statements from supabase_migrations.schema_migrations where version = $1',
    [version],
  );
  if (known) {
    // An empty or missing list is what `supabase migration repair` leaves.
    if (known.statements?.length && essence(known.statements.join('')) !== essence(sql)) {
      throw new StartRefusal(
        `Migration ${version}_${name} was changed after it had been applied; write a new one instead.`,
      );
    }
    return false;
  }
  await tx.script(sql);
  await tx.query(
    'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2::text], $3)',
    [version, sql, name],
  );
  return true;
}

/** What counts in a file: the supabase command line stores it cut into statements. */
function essence(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/[\s;]+/g, '');
}
