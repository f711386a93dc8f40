import { isEndOfConnection } from './database-errors.ts';
import { type Connection, connect } from './connections.ts';

export type PoolerMode = 'transaction' | 'session' | 'statement';

/** Two clients take turns so often: beside other clients of a pooler one turn may tell nothing. */
const TURNS = 20;

/**
 * How the pooler at `url` shares its sessions of PostgreSQL, which decides whether it may be used: after each transaction (two
 * clients meet one session, or one client two), never (what PostgreSQL itself looks like, too), or in the middle of a transaction.
 *
 * @throws what the driver throws where nobody answers.
 */
export async function poolerMode(url: string, setting = 'POOL_URL'): Promise<PoolerMode> {
  const clients: Connection[] = [];
  try {
    for (let each = 0; each < 2; each += 1) clients.push(await connect(setting, url));
    const seen: [Set<string>, Set<string>] = [new Set(), new Set()];
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [index, client] of clients.entries()) {
        const session = await sessionOf(client);
        if (session === undefined) return 'statement';
        const own = seen[index === 0 ? 0 : 1];
        own.add(session);
        if (own.size > 1 || seen.every((sessions) => sessions.has(session))) return 'transaction';
      }
    }
    return 'session';
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Which session a transaction has; undefined where it is ended in the middle, for which PgBouncer ends the connection. */
async function sessionOf(client: Connection): Promise<string | undefined> {
  await client.query('select');
  try {
    await client.query('begin');
    await client.query(`select set_config('faro.pooler', 'here', true)`);
    const { rows } = await client.query<{ session: string; kept: string | null }>(
      `select pg_backend_pid()::text as session, current_setting('faro.pooler', true) as kept`,
    );
    await client.query('commit');
    const [row] = rows;
    return row?.kept === 'here' ? row.session : undefined;
  } catch (error) {
    if (isEndOfConnection(error)) return undefined;
    throw error;
  }
}
