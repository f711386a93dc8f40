import { finished, pipeline } from 'node:stream/promises';
import { DatabaseError, type PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { openPool } from './connections.ts';
import { isEndOfConnection } from './database-errors.ts';
import type { Database, Session } from './queries.ts';
import { restOnPostgres } from './rest-on-postgres.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { statementsToEnter } from './required-rights.ts';
import { sentValue } from './value-types.ts';

const OLDEST_VERSION = 150_000;

/**
 * Opens a pool of connections to PostgreSQL 15 or newer, and one for the data API. `setting` names the address in refusals; where it
 * leads through a pooler in transaction mode (`isPooled`), nothing may stay in a session: statements have no names.
 *
 * @throws StartRefusal when it cannot be reached or is too old.
 */
export async function openPostgres(
  url: string,
  poolSize = 10,
  how: { setting?: 'DATABASE_URL' | 'POOL_URL' | 'READ_URL'; isPooled?: boolean } = {},
): Promise<Database> {
  const { setting = 'DATABASE_URL', isPooled = false } = how;
  const pool = openPool(setting, url, poolSize);
  const rest = restOnPostgres({ setting, url, isPooled }, poolSize);

  let closing: Promise<unknown> | undefined;
  async function close() {
    closing ??= Promise.all([pool.end(), rest.close()]);
    await closing;
  }

  /** Lends a connection; the next work never gets one that is lost, or has a transaction open. */
  async function borrow<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isUsable = true;
    try {
      return await work(client);
    } catch (error) {
      isUsable = !isEndOfConnection(error) && (await isIdle(client));
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }

  let version: string;
  try {
    const [server] = await borrow((client) =>
      session(client).query<{ number: number; name: string }>(
        `select current_setting('server_version_num')::int as number,
           split_part(current_setting('server_version'), ' ', 1) as name`,
      ),
    );
    if (!server || server.number < OLDEST_VERSION) {
      throw new Error('PostgreSQL 15 or newer is needed');
    }
    version = server.name;
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const code = error instanceof DatabaseError ? error.code : undefined;
    const missing = setting === 'DATABASE_URL' ? statementsToEnter(code, new URL(url)) : [];
    const help =
      missing.length > 0
        ? ['; where it is new, a superuser has to run this once (psql):', ...missing]
        : [];
    throw new StartRefusal(
      `${setting}: the database cannot be used: ${reason}${help.join('\n  ')}`,
    );
  }

  return {
    kind: 'postgres',
    version,
    query: (text, params) => borrow((client) => session(client).query(text, params)),
    script: (text) => borrow((client) => session(client).script(text)),
    async *copyOut(text) {
      const client = await pool.connect();
      try {
        yield* session(client).copyOut(text);
      } finally {
        client.release(!(await isIdle(client)));
      }
    },
    copyIn: (text, content) => borrow((client) => session(client).copyIn(text, content)),
    transaction: (work) => borrow((client) => inTransaction(client, work)),
    rest,
    close,
  };
}

async function inTransaction<T>(client: PoolClient, work: (tx: Session) => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const value = await work(session(client));
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    return value;
  } catch (error) {
    // Refused on a connection that is lost, where nothing is open any more.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Says whether a connection answers, and outside a transaction. */
async function isIdle(client: PoolClient): Promise<boolean> {
  try {
    await client.query('select');
    return client.getTransactionStatus() === 'I';
  } catch {
    return false;
  }
}

function session(client: PoolClient): Session {
  return {
    async query<Row>(text: string, params: readonly unknown[] = []) {
      const values = params.map((value, index) => sentValue(text, value, index));
      const { rows } = await client.query(text, values);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the caller knows the columns it asked for
      return rows as Row[];
    },
    async script(text) {
      await client.query(text);
    },
    async *copyOut(text) {
      const stream = client.query(copyTo(text));
      try {
        yield* stream.iterator({ destroyOnReturn: false });
      } finally {
        // Until the rest has come, the connection takes nothing else, not even the end of the transaction.
        await finished(stream.resume()).catch(() => {});
      }
    },
    async copyIn(text, content) {
      await pipeline(content, client.query(copyFrom(text)));
    },
  };
}
