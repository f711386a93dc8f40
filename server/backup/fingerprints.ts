import type { Queries } from '#server/database/database.ts';
import { quoted, quotedTable, tableName, type Table } from './tables.ts';

/** Per table: its columns, how many rows, and a hash over all of them that does not depend on their order. */
export type Fingerprints = Record<string, { rows: number; hash: string; columns: string[] }>;

/** What is in tables, so that those of a restored database can be compared with those that were saved. */
export async function fingerprints(
  queries: Queries,
  tables: readonly Table[],
): Promise<Fingerprints> {
  const found: Fingerprints = {};
  for (const table of tables) {
    const columns = table.columns.map(quoted).join(', ');
    const [row] = await queries.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(coalesce(string_agg(line, '' order by line collate "C"), '')) as hash
       from (select md5(t::text) as line from (select ${columns} from ${quotedTable(table)}) as t) as lines`,
    );
    if (row) found[tableName(table)] = { ...row, columns: table.columns };
  }
  return found;
}

/** The tables in which two databases differ. */
export function differences(one: Fingerprints, other: Fingerprints): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.hash !== other[name]?.hash,
  );
}
