import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { Way } from '#server/database/embedded/run-as.ts';
import type { PoolerMode } from '#server/database/pooler-mode.ts';

const PORT = 6432;

/** The version of the PgBouncer that is installed here; undefined where none is. */
export function poolerHere(): string | undefined {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return /PgBouncer ([\d.]+)/.exec(stdout ?? '')?.[1];
}

/**
 * PgBouncer before a cluster of ours, on a socket in its folder; in transaction mode each transaction gets whichever
 * of a few sessions is free. It refuses root, so it runs as PostgreSQL does.
 */
export async function startPooler(
  cluster: { folder: string; way: Way },
  mode: PoolerMode = 'transaction',
  sessions = 5,
) {
  const folder = join(cluster.folder, `pooler-${mode}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'users'), '"postgres" ""\n');
  const lines = [
    '[databases]',
    `* = host=${cluster.folder} port=5432 user=postgres`,
    '[pgbouncer]',
    `pool_mode = ${mode}`,
    'auth_type = any',
    `unix_socket_dir = ${folder}`,
    'listen_addr =',
    `listen_port = ${PORT}`,
    `default_pool_size = ${sessions}`,
    'max_client_conn = 1000',
    'server_reset_query_always = 0',
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  const [first = '', ...words] = [
    ...cluster.way.prefix,
    'pgbouncer',
    join(folder, 'pgbouncer.ini'),
  ];
  const { account } = cluster.way;
  if (account) {
    for (const each of [folder, join(folder, 'users'), join(folder, 'pgbouncer.ini')]) {
      chownSync(each, account.uid, account.gid);
    }
  }
  const child = spawn(first, words, { stdio: ['ignore', 'ignore', 'pipe'], ...account });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  for (let tries = 0; !(await answers(join(folder, `.s.PGSQL.${PORT}`))); tries += 1) {
    if (tries > 50) throw new Error(`PgBouncer did not start:\n${said.join('')}`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return {
    url: (database: string) => `postgres://postgres@localhost:${PORT}/${database}?host=${folder}`,
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket, () => {
      connection.end();
      resolve(true);
    });
    connection.on('error', () => resolve(false));
  });
}
