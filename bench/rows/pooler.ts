import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';

const PORT = 6432;

/**
 * PgBouncer in transaction mode before a cluster of ours, on a socket in its folder: each transaction gets whichever
 * of a few sessions is free. It does not run as root, so it takes the account that PostgreSQL has.
 */
export async function startPooler(cluster: { folder: string }) {
  const folder = join(cluster.folder, 'pooler');
  mkdirSync(folder);
  writeFileSync(join(folder, 'users'), '"postgres" ""\n');
  const lines = [
    '[databases]',
    `* = host=${cluster.folder} port=5432 user=postgres`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'auth_type = any',
    `unix_socket_dir = ${folder}`,
    'listen_addr =',
    `listen_port = ${PORT}`,
    'default_pool_size = 5',
    'max_client_conn = 200',
    'server_reset_query_always = 0',
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  chmodSync(folder, 0o777);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  const child = spawn(
    'pgbouncer',
    [...(isRoot ? ['-u', 'postgres'] : []), join(folder, 'pgbouncer.ini')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
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
