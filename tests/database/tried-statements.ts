import type { Database, Statement } from '#server/database/database.ts';

/** A table that requests write to and must leave as it was. */
export const MAKE_TRIED = 'create table private.tried (what text)';

export const statement = (text: string, ...values: string[]): Statement => ({ text, values });
export const write = statement(
  `with written as (insert into private.tried values ($1::text) returning 1 as one) select count(*)::int as rows from written`,
  'written',
);
export const settings = statement(
  `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"sub": "ana"}', true)`,
);
export const whoIsThere = statement(
  `select current_user::text as role, nullif(current_setting('request.jwt.claims', true), '') as claims, (select count(*)::int from private.tried) as tried`,
);
export const codeOf = (error: { code?: string; message: string }) => error.code ?? error.message;

/** What the next request on each session of the pool finds. */
export async function leftBehind({ rest }: Database): Promise<unknown[]> {
  const seen = await Promise.all(
    Array.from({ length: 8 }, () => rest.run(statement('select 1 as one'), () => whoIsThere)),
  );
  return [...new Set(seen.map((row) => JSON.stringify(row)))];
}

/** What `leftBehind` finds where all is well. */
export const nothing = [JSON.stringify({ role: 'postgres', claims: null, tried: 0 })];
