import type { Queries } from '#server/database/database.ts';
import { StartRefusal } from '#server/start-refusal.ts';

export type Affected = { id: string; email: string; locale: string; rows: number };

/**
 * People with rows in a table that were made or changed in a window of time (threat P15). Which rows are
 * whose, the database knows by its foreign keys, as for the export; a table without times counts whole.
 */
export async function listAffected(
  queries: Queries,
  table: string,
  window: { from: Date; to: Date },
): Promise<Affected[]> {
  const [source] = await queries.query<{ relation: string; condition: string }>(
    `select relation::text, condition from private.person_rows() where relation = to_regclass($1)`,
    [table],
  );
  if (!source) throw new StartRefusal(`${table} is no table with rows about people.`);
  const times = await queries.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0
     and not attisdropped and atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)
     and attname in ('at', 'created_at', 'updated_at', 'started_at', 'sent_at', 'opened_at', 'revoked_at')`,
    [table],
  );
  const inWindow = times
    .map(({ name }) => `line.${name} between $1::timestamptz and $2::timestamptz`)
    .join(' or ');
  const condition = source.condition.replaceAll('$1', 'account.id');
  return queries.query<Affected>(
    `select account.id::text as id, account.email, coalesce(profile.locale, 'es') as locale, found.rows
     from auth.users as account left join public.profiles as profile on profile.id = account.id
     cross join lateral (select count(*)::int as rows from ${source.relation} as line
       where (${condition}) and (${inWindow || 'true'}) and $1::timestamptz <= $2::timestamptz) as found
     where found.rows > 0 order by account.email`,
    [window.from.toISOString(), window.to.toISOString()],
  );
}
