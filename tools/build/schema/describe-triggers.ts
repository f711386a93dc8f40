import type { Queries } from '#server/database/queries.ts';
import type { OfTable } from './of-table.ts';

/** Triggers of all tables of these schemas; not those by which PostgreSQL keeps references. */
export function triggers(tx: Queries, schemas: readonly string[]): Promise<OfTable[]> {
  return tx.query(
    `select tgrelid::integer as table, pg_get_triggerdef(trigger.oid, true) || ';' as text
     from pg_catalog.pg_trigger as trigger
     join pg_catalog.pg_class as class on class.oid = tgrelid
     join pg_catalog.pg_namespace as space on space.oid = relnamespace
     where not tgisinternal and nspname = any ($1)
     order by relname collate "C", tgname collate "C"`,
    [schemas],
  );
}
