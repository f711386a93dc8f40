// The tables of the site, and how they are copied and compared.
import type { Queries } from '#server/database/database.ts';

/** What belongs to the site; what a platform has beside it is its own. */
const SCHEMAS = `('public', 'private', 'auth', 'supabase_migrations')`;

/** A table with the columns that hold something of their own, in alphabetical order: how they stand depends on its past. */
export type Table = { schema: string; name: string; columns: string[] };

/** How times, numbers and bytes are written, whatever the database, its role or the machine say. */
export const PLAIN_FORMAT = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`;

/** All tables of the site, by name. */
export async function tablesOf(queries: Queries): Promise<Table[]> {
  return queries.query<Table>(
    `select relnamespace::regnamespace::text as schema, relname::text as name,
       array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
         and not attisdropped and attgenerated = '' order by attname collate "C") as columns
     from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ${SCHEMAS}
     order by relnamespace::regnamespace::text collate "C", relname collate "C"`,
  );
}

/** Its name as people and manifests have it. */
export function tableName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}

/** Its name as a part of a statement. */
export function quotedTable({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

/** Name and columns as COPY wants them. */
export function listed(table: Table): string {
  return `${quotedTable(table)} (${table.columns.map(quoted).join(', ')})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** What sequences have given last; null where they have given nothing. */
export async function sequencesOf(queries: Queries): Promise<Record<string, string | null>> {
  const rows = await queries.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname in ${SCHEMAS} order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
