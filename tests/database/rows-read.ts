// How many rows PostgreSQL read while something was done, by table.
import type { Database, Queries } from '#server/database/database.ts';

type Read = Record<string, number>;

const COUNTERS = `
  select schemaname || '.' || relname as name,
    (coalesce(seq_tup_read, 0) + (select coalesce(sum(idx_tup_read), 0) from pg_stat_all_indexes as index
      where index.relid = tables.relid))::float8 as rows
  from pg_stat_all_tables as tables where schemaname in ('auth', 'public', 'private')`;

/**
 * How many rows of each table and of its indexes PostgreSQL itself counts as read while `work` is done, whoever asks for
 * them: a function, a trigger, a job. The database has one connection, whose counters are written when it is told to.
 */
export async function rowsRead(database: Database, work: () => Promise<unknown>): Promise<Read> {
  const before = await counters(database);
  await work();
  const after = await counters(database);
  const read = [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(read.filter(([, rows]) => rows > 0));
}

async function counters(database: Queries): Promise<Map<string, number>> {
  await database.query('select pg_stat_force_next_flush()');
  const rows = await database.query<{ name: string; rows: number }>(COUNTERS);
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}
