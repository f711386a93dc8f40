import { z } from 'zod';
import type { Database, RestRow, Statement } from '#server/database/database.ts';

/** Functions that only read, much, and for whom a picture of some seconds ago will do. */
export const readAtReplica: ReadonlySet<string> = new Set([
  'admin_audit',
  'admin_glance',
  'admin_overview',
  'admin_research',
]);

/**
 * Lists and exports of people. Who is shown is a row of the audit, which the writer gets before anything is answered; and an
 * administrator sees here what she has just changed, so that the replica has to have reached the writer's present.
 */
export const listedAtReplica: ReadonlySet<string> = new Set([
  'admin_export',
  'admin_people',
  'admin_requests',
]);

const IS_ADMIN: Statement = {
  text: 'select public.is_admin() as here, pg_current_wal_lsn()::text as lsn',
  values: [],
};

/** What `private.audited` gives where the lines of the audit cannot be written. */
const beside = z.object({ actor: z.uuid(), lines: z.array(z.unknown()), answer: z.unknown() });

type Read = { row: RestRow; age: number };

/**
 * What a replica answers, where there is one and it may. Whether the session lives and is still an administrator's is asked of
 * the writer first; undefined: it has to answer all of it.
 */
export async function askReplica(
  database: Pick<Database, 'rest' | 'reader' | 'query'>,
  asked: {
    rpc: string | undefined;
    opening: Statement;
    /** Throws where the caller may ask nothing. */
    next: (opened: RestRow) => Statement;
  },
): Promise<Read | undefined> {
  const { rpc = '', opening, next } = asked;
  const { rest, reader } = database;
  const isListed = listedAtReplica.has(rpc);
  if (!reader || !(isListed || readAtReplica.has(rpc))) return undefined;
  const judged = await rest.run(opening, (opened) => {
    next(opened);
    return IS_ADMIN;
  });
  if (judged['here'] !== true) return undefined;
  if (!isListed) return reader.run(opening, next);
  const read = await reader.run(withAuditAside(opening), next, String(judged['lsn']));
  return read && writtenDown(database, read);
}

/** As the opening; what is asked then writes nothing, and says what belongs into the audit. */
function withAuditAside({ text, values }: Statement): Statement {
  return {
    text: `select *, set_config('faro.writes_audit', 'yes', true), set_config('transaction_read_only', 'on', true) from (${text}) as setup`,
    values,
  };
}

/** Undefined where the writer knows of somebody who is no more: what was read may not be shown. */
async function writtenDown({ query }: Pick<Database, 'query'>, { row, age }: Read) {
  const { actor, lines, answer } = beside.parse(JSON.parse(String(row['body'])));
  const [done] = await query<{ written: boolean }>(
    'select private.write_audit($1::uuid, $2::text::jsonb) as written',
    [actor, JSON.stringify(lines)],
  );
  return done?.written ? { row: { ...row, body: JSON.stringify(answer) }, age } : undefined;
}
