import postgres from 'postgres';
import { isSessionLost } from './database-errors.ts';
import type { RestRow, RestTransactions, Statement } from './queries.ts';

/** Where the data API finds PostgreSQL; behind a pooler, statements have no names. */
export type RestAddress = { url: string; socket: { host?: string }; isPooled: boolean };

/** X05: no request may keep a connection longer than this, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 5000;

/**
 * Of so many statements each connection keeps the plan, which halves what a row costs. Anybody can ask in a new order
 * of words, so that there is an end to it; what comes later is planned each time.
 */
const MOST_PLANS = 200;

const BEGIN: Statement = { text: 'begin', values: [] };
const COMMIT: Statement = { text: 'commit', values: [] };
const ROLLBACK: Statement = { text: 'rollback', values: [] };

/** The data API's transactions on a pool of its own, in two trips each. */
export function restOnPostgres(
  { url, socket, isPooled }: RestAddress,
  poolSize: number,
): RestTransactions & { close(): Promise<void> } {
  const pool = postgres(url, {
    ...socket,
    max: poolSize,
    connect_timeout: 10,
    onnotice: () => {},
    // A pooler in transaction mode gives each transaction another session: nothing may stay in one.
    prepare: !isPooled,
    connection: {
      application_name: 'faro-rest',
      TimeZone: 'UTC',
      ...(isPooled ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS }),
    },
  });
  const planned = new Set<string>();

  /**
   * Sends without waiting. Left to itself the driver first asks the server for the types of the values, a trip of its
   * own; all of ours are text, so they are there before it looks.
   */
  function send(connection: postgres.ReservedSql, { text, values }: Statement) {
    const prepare = !isPooled && (planned.has(text) || planned.size < MOST_PLANS);
    if (prepare) planned.add(text);
    const options = { prepare, simple: false };
    return Object.assign(connection.unsafe<RestRow[]>(text, [], options), {
      parameters: [...values],
    });
  }

  async function inTwoTrips(
    connection: postgres.ReservedSql,
    opening: Statement,
    next: (row: RestRow) => Statement,
  ): Promise<RestRow> {
    const [, opened] = await Promise.all([send(connection, BEGIN), send(connection, opening)]);
    const statement = next(onlyRow(opened));
    const [rows] = await Promise.all([send(connection, statement), send(connection, COMMIT)]);
    return onlyRow(rows);
  }

  return {
    async run(opening, next) {
      const connection = await pool.reserve();
      try {
        const row = await inTwoTrips(connection, opening, next);
        connection.release();
        return row;
      } catch (error) {
        // Only a session that says itself that nothing is open in it serves the next request. A lost one the driver
        // has taken out already, and must not be spoken to.
        if (!isSessionLost(error)) {
          await send(connection, ROLLBACK).then(
            () => connection.release(),
            () => {},
          );
        }
        throw error;
      }
    },
    close: () => pool.end({ timeout: 5 }),
  };
}

function onlyRow(rows: readonly RestRow[]): RestRow {
  const [row] = rows;
  if (!row) throw new Error('A statement of the data API gave no row.');
  return row;
}
