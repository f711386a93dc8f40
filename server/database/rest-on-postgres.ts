import type { PoolClient, QueryResult } from 'pg';
import { openPool } from './connections.ts';
import { isEndOfConnection } from './database-errors.ts';
import type { RestRow, RestTransactions, Statement } from './queries.ts';

/** Where the data API finds PostgreSQL; behind a pooler, statements have no names. */
export type RestAddress = { setting: string; url: string; isPooled: boolean };

/** X05: no request may keep a connection longer than this, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 5000;

/** Where the server does not keep its word, because it is gone or a pooler is between: the end of the connection, in milliseconds. */
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Of so many statements each connection keeps the plan, which halves what a row costs. A client can ask in a new order
 * of words, so that there is an end to it; what comes later is planned each time.
 */
const MOST_PLANS = 200;

/** The data API's transactions, in two trips each, on connections that each serve one transaction after another. */
export function restOnPostgres(
  { setting, url, isPooled }: RestAddress,
  poolSize: number,
): RestTransactions & { close(): Promise<void> } {
  const names = new Map<string, string>();
  const pool = openPool(setting, url, poolSize, {
    name: 'faro-rest',
    pipeline: true,
    answerTimeout: ANSWER_TIMEOUT_MS,
    // A pooler in transaction mode gives each transaction another session: nothing may stay in one.
    ...(isPooled ? {} : { statementTimeout: STATEMENT_TIMEOUT_MS }),
  });

  function nameOf(text: string): string | undefined {
    if (isPooled) return undefined;
    if (!names.has(text) && names.size < MOST_PLANS) names.set(text, `rest${names.size}`);
    return names.get(text);
  }

  /** Sends without waiting. */
  function send(client: PoolClient, { text, values }: Statement) {
    const name = nameOf(text);
    return client.query<RestRow>({ text, values: [...values], ...(name ? { name } : {}) });
  }

  async function inTwoTrips(
    client: PoolClient,
    opening: Statement,
    next: (row: RestRow) => Statement,
  ): Promise<RestRow> {
    const [, opened] = await Promise.all([client.query('begin'), send(client, opening)]);
    const statement = next(onlyRow(opened));
    const [answered] = await Promise.all([send(client, statement), client.query('commit')]);
    return onlyRow(answered);
  }

  return {
    async run(opening, next) {
      const client = await pool.connect();
      let isUsable = true;
      try {
        return await inTwoTrips(client, opening, next);
      } catch (error) {
        // The next transaction waits until nothing of this one is open; where that is not known, the connection goes.
        isUsable = !isEndOfConnection(error) && (await rolledBack(client));
        throw error;
      } finally {
        client.release(!isUsable);
      }
    },
    close: () => pool.end(),
  };
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => client.getTransactionStatus() === 'I',
    () => false,
  );
}

function onlyRow({ rows }: QueryResult<RestRow>): RestRow {
  const [row] = rows;
  if (!row) throw new Error('A statement of the data API gave no row.');
  return row;
}
