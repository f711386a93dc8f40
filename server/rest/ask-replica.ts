import type { Database, RestRow, Statement } from '#server/database/database.ts';

/**
 * Functions that only read, much, and for whom a picture of some seconds ago will do. Lists and exports of people are none of
 * them: who is shown is written into the audit, and that is the writer's.
 */
export const readAtReplica: ReadonlySet<string> = new Set([
  'admin_audit',
  'admin_glance',
  'admin_overview',
  'admin_research',
]);

const IS_ADMIN: Statement = { text: 'select public.is_admin() as here', values: [] };

/**
 * What a replica answers, where there is one and it may. Whether the session lives and is still an administrator's is asked of
 * the writer first; undefined: it has to answer all of it.
 */
export async function askReplica(
  { rest, reader }: Pick<Database, 'rest' | 'reader'>,
  asked: {
    rpc: string | undefined;
    opening: Statement;
    /** Throws where the caller may ask nothing. */
    next: (opened: RestRow) => Statement;
  },
): Promise<{ row: RestRow; age: number } | undefined> {
  const { rpc, opening, next } = asked;
  if (!reader || rpc === undefined || !readAtReplica.has(rpc)) return undefined;
  const judged = await rest.run(opening, (opened) => {
    next(opened);
    return IS_ADMIN;
  });
  return judged['here'] === true ? reader.run(opening, next) : undefined;
}
