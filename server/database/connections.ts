import { userInfo } from 'node:os';
import { Client, type ClientConfig, Pool } from 'pg';
import { StartRefusal } from '#server/start-refusal.ts';
import { columnValues } from './value-types.ts';

declare module 'pg' {
  interface Client {
    /** What is said to the server on connecting. */
    getStartupConf(): Record<string, string>;
  }
}

/** How long making a connection may take, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A machine that is gone without a word is noticed after so long without one, and some probes; in milliseconds. */
const KEEPALIVE_AFTER_MS = 10_000;

export type ConnectionOptions = {
  /** What pg_stat_activity calls it. */
  name?: string;
  /** Statements are sent without waiting for the answers of those before. */
  pipeline?: boolean;
  /** The server ends a statement after so long, in milliseconds. A pooler in transaction mode refuses the wish. */
  statementTimeout?: number;
  /** The client gives a statement up after so long, its connection too, in milliseconds. */
  answerTimeout?: number;
  connectTimeout?: number;
};

/** One connection to PostgreSQL, in UTC. Lost, it refuses all that is asked of it, and never connects anew. */
export class Connection extends Client {
  constructor(config?: ClientConfig) {
    super({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...config });
    // Whoever asks it something is told; with nobody listening, the loss of an idle one would end the process.
    this.on('error', () => {});
  }

  /** What the driver says on connecting; it has no option for the time zone. */
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }
}

/**
 * What the driver needs for the address in `setting`, a Unix socket (`postgres:///name?host=/folder`) among them.
 *
 * @throws StartRefusal for what is no address.
 */
export function connectionConfig(
  setting: string,
  address: string,
  options: ConnectionOptions = {},
): ClientConfig {
  if (!URL.canParse(address)) throw new StartRefusal(`${setting}: this is not an address.`);
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode');
  if (mode === 'prefer' || mode === 'allow') {
    throw new StartRefusal(
      `${setting}: sslmode=${mode} is not known here; say require or disable.`,
    );
  }
  // What `require` means to PostgreSQL's own programs: encrypted, whoever signed the certificate.
  if (mode) url.searchParams.set('uselibpqcompat', 'true');
  const { name = 'faro', pipeline, statementTimeout, answerTimeout, connectTimeout } = options;
  return {
    ...(url.username ? {} : { user: userInfo().username }),
    connectionString: url.href,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    types: columnValues,
    ...(pipeline === undefined ? {} : { pipeline }),
    ...(statementTimeout === undefined ? {} : { statement_timeout: statementTimeout }),
    ...(answerTimeout === undefined ? {} : { query_timeout: answerTimeout }),
    ...(connectTimeout === undefined ? {} : { connectionTimeoutMillis: connectTimeout }),
  };
}

/** A connection that is made, to be ended by whoever asked for it. */
export async function connect(
  setting: string,
  address: string,
  options?: ConnectionOptions,
): Promise<Connection> {
  const connection = new Connection(connectionConfig(setting, address, options));
  await connection.connect();
  return connection;
}

/** A pool of connections, the one used last first; later work waits in line. */
export function openPool(
  setting: string,
  address: string,
  size: number,
  options?: ConnectionOptions,
): Pool {
  const pool = new Pool({
    ...connectionConfig(setting, address, options),
    // Its own limit would count the waiting in line too; `Connection` has one for connecting alone.
    Client: Connection,
    max: size,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 3600,
  });
  pool.on('error', () => {});
  return pool;
}
