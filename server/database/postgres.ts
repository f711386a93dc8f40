import { finished, pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import type { Database, Session } from './queries.ts';
import { restOnPostgres } from './rest-on-postgres.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { statementsToEnter } from './required-rights.ts';
import { postgresTypes } from './value-types.ts';

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
  const address = readAddress(setting, url);
  const sql = postgres(address.url, {
    ...address.socket,
    max: poolSize,
    connect_timeout: 10,
    onnotice: () => {},
    prepare: !isPooled,
    connection: { TimeZone: 'UTC', application_name: 'faro' },
    types: postgresTypes,
  });
  const rest = restOnPostgres({ ...address, isPooled }, poolSize);

  async function close() {
    await Promise.all([sql.end({ timeout: 5 }), rest.close()]);
  }

  let version: string;
  try {
    const [server] = await sql`select current_setting('server_version_num')::int as number,
      split_part(current_setting('server_version'), ' ', 1) as name`;
    if (server?.['number'] < OLDEST_VERSION) throw new Error('PostgreSQL 15 or newer is needed');
    version = String(server?.['name']);
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const code = error instanceof postgres.PostgresError ? error.code : undefined;
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
    ...session(sql),
    async transaction<T>(work: (tx: Session) => Promise<T>) {
      let result: { value: T } | undefined;
      await sql.begin(async (tx) => {
        result = { value: await work(session(tx)) };
      });
      if (!result) throw new Error('The transaction ended without a result.');
      return result.value;
    },
    rest,
    close,
  };
}

/** The driver does not know libpq's way to name a Unix socket: `postgres:///name?host=/folder`. */
export function readAddress(
  setting: string,
  text: string,
): { url: string; socket: { host?: string } } {
  if (!URL.canParse(text)) throw new StartRefusal(`${setting}: this is not an address.`);
  const url = new URL(text);
  const host = url.searchParams.get('host');
  url.searchParams.delete('host');
  return { url: url.href, socket: host ? { host } : {} };
}

function session(sql: postgres.ISql): Session {
  return {
    async query<Row>(text: string, params: readonly unknown[] = []) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- written by postgresTypes, not by what the driver's type knows
      const rows = await sql.unsafe(text, [...params] as postgres.ParameterOrJSON<never>[]);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the caller knows the columns it asked for
      return [...rows] as unknown[] as Row[];
    },
    async script(text) {
      await sql.unsafe(text).simple();
    },
    async *copyOut(text) {
      const stream = await sql.unsafe(text).readable();
      try {
        yield* stream.iterator({ destroyOnReturn: false });
      } finally {
        // Until the rest has come, the connection takes nothing else, not even the end of the transaction.
        await finished(stream.resume()).catch(() => {});
        // Where the last rows came faster than they were taken, the driver waits to be asked for more, and there is none.
        // oxlint-disable-next-line no-underscore-dangle -- the driver has no other way to say so
        stream._read(0);
      }
    },
    async copyIn(text, content) {
      const query = sql.unsafe(text);
      const stream = await query.writable();
      // What is wrong with rows is said after the last one, when the driver tells its query and no more (porsager/postgres#1173).
      const refused = new Promise<never>(
        (_, refuse) => void Object.assign(query, { reject: refuse }),
      );
      await Promise.race([pipeline(content, stream), refused]);
    },
  };
}
