import type { Queries } from '#server/database/database.ts';

/** Per table: how many rows, and a hash over all of them that does not depend on their order. */
export type Fingerprints = Record<string, { rows: number; hash: string }>;

/** What is in a database, so that a restored one can be compared with the one that was saved. */
export async function fingerprints(queries: Queries): Promise<Fingerprints> {
  const tables = await queries.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace::text, relname) as name from pg_class
     where relkind in ('r', 'p')
       and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'supabase_migrations') order by 1`,
  );
  const found: Fingerprints = {};
  for (const { name } of tables) {
    const [row] = await queries.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(coalesce(string_agg(line, '' order by line), '')) as hash
       from (select md5(t::text) as line from ${name} as t) as lines`,
    );
    if (row) found[name] = row;
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
