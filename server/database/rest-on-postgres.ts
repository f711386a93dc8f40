import postgres from 'postgres';
import { isEndOfConnection } from './database-errors.ts';
import { createResourcePool } from './resource-pool.ts';
import type { RestRow, RestTransactions, Statement } from './queries.ts';

/** Where the data API finds PostgreSQL; behind a pooler, statements have no names. */
export type RestAddress = { url: string; socket: { host?: string }; isPooled: boolean };

/** X05: no request may keep a connection longer than this, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 5000;

/**
 * Of so many statements each connection keeps the plan, which halves what a row costs. A client can ask in a new order
 * of words, so that there is an end to it; what comes later is planned each time.
 */
const MOST_PLANS = 200;

const BEGIN: Statement = { text: 'begin', values: [] };
const COMMIT: Statement = { text: 'commit', values: [] };
const ROLLBACK: Statement = { text: 'rollback', values: [] };

/** A client with one connection, for as long as that lasts. */
type Line = {
  client: postgres.Sql;
  isOver: boolean;
  /** Never resolves; rejects when the connection is lost. */
  over: Promise<never>;
};

/**
 * The data API's transactions, in two trips each, on connections that each serve one transaction after another. They
 * are clients of one connection each and not one client of many: that forgets what waits when a connection is lost, and
 * its way to connect anew can hang. So a client that lost its connection is replaced.
 */
export function restOnPostgres(
  { url, socket, isPooled }: RestAddress,
  poolSize: number,
): RestTransactions & { close(): Promise<void> } {
  const places = Array.from({ length: poolSize }, (): { line?: Line } => ({}));
  const pool = createResourcePool(places);
  const planned = new Set<string>();

  function open(): Line {
    const { promise: over, reject } = Promise.withResolvers<never>();
    over.catch(() => {});
    const client = postgres(url, {
      ...socket,
      max: 1,
      connect_timeout: 10,
      // At the end of either time the driver lays the connection down, in the middle of a transaction too, and what is
      // sent meanwhile waits for another one, where it is the owner's.
      max_lifetime: 0,
      idle_timeout: 0,
      onnotice: () => {},
      // All that goes and comes is text. Asked for on connecting, a connection lost meanwhile fails uncaught.
      fetch_types: false,
      onclose() {
        line.isOver = true;
        reject(lost());
      },
      // A pooler in transaction mode gives each transaction another session: nothing may stay in one.
      prepare: !isPooled,
      connection: {
        application_name: 'faro-rest',
        TimeZone: 'UTC',
        ...(isPooled ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS }),
      },
    });
    const line: Line = { client, over, isOver: false };
    return line;
  }

  /**
   * Sends without waiting. Left to itself the driver first asks the server for the types of the values, a trip of its
   * own; all of ours are text, so they are there before it looks.
   */
  function send({ client }: Line, { text, values }: Statement) {
    const prepare = !isPooled && (planned.has(text) || planned.size < MOST_PLANS);
    if (prepare) planned.add(text);
    const options = { prepare, simple: false };
    return Object.assign(client.unsafe<RestRow[]>(text, [], options), { parameters: [...values] });
  }

  async function inTwoTrips(
    line: Line,
    opening: Statement,
    next: (row: RestRow) => Statement,
  ): Promise<RestRow> {
    const [, opened] = await Promise.all([send(line, BEGIN), send(line, opening)]);
    const statement = next(onlyRow(opened));
    // A client left alone would connect again, as the owner of everything: what follows is for this transaction alone.
    // Between this question and the sending nothing else runs.
    if (line.isOver) throw lost();
    const [rows] = await Promise.all([send(line, statement), send(line, COMMIT)]);
    return onlyRow(rows);
  }

  async function rollBack(line: Line): Promise<boolean> {
    return Promise.race([send(line, ROLLBACK), line.over]).then(
      () => true,
      () => false,
    );
  }

  return {
    run: (opening, next) =>
      pool.use(async (place) => {
        // Lost between two transactions, it is replaced unnoticed.
        const line = place.line?.isOver === false ? place.line : open();
        place.line = line;
        try {
          return await Promise.race([inTwoTrips(line, opening, next), line.over]);
        } catch (error) {
          // The next transaction waits until nothing of this one is open; where that is not known, it gets a new client.
          const isUsable = !isEndOfConnection(error) && !line.isOver && (await rollBack(line));
          if (!isUsable) {
            delete place.line;
            void line.client.end({ timeout: 0 });
          }
          throw error;
        }
      }),
    async close() {
      await Promise.all(places.map(async ({ line }) => line?.client.end({ timeout: 5 })));
    },
  };
}

function onlyRow(rows: readonly RestRow[]): RestRow {
  const [row] = rows;
  if (!row) throw new Error('A statement of the data API gave no row.');
  return row;
}

function lost(): Error {
  return Object.assign(new Error('The connection was lost.'), { code: 'CONNECTION_CLOSED' });
}
