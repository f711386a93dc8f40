import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SOCKET_PORT = 5432;

/** A PostgreSQL of our own: temporary folder below `place`, Unix socket only, as an ordinary user when root. */
export async function startCluster(
  programs: string,
  place = '/tmp',
  flagsOfInitdb: readonly string[] = [],
) {
  // Not os.tmpdir(): TMPDIR may lie in a folder that only root can enter.
  const folder = mkdtempSync(join(place, 'faro-postgres-'));
  const account = process.getuid?.() === 0 ? ordinaryAccount() : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const run = { cwd: folder, ...account };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      ...flagsOfInitdb,
    ],
    { ...run, stdio: 'pipe' },
  );
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    port: SOCKET_PORT,
    fsync: 'off',
    max_connections: 200,
    logging_collector: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...run,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server.stderr);
  // Whatever ends the test run, the server goes with it.
  const killServer = () => void server.kill('SIGQUIT');
  process.once('exit', killServer);

  return {
    folder,
    /** Address of a database in this cluster. */
    url: (database: string) =>
      `postgres://postgres@localhost:${SOCKET_PORT}/${database}?host=${folder}`,
    async stop() {
      process.off('exit', killServer);
      if (server.exitCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: Debian's own account for it, else nobody. */
function ordinaryAccount(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('No ordinary account to run PostgreSQL as.');
}

async function ready(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = [];
  const reader = createInterface({ input: log });
  await new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    reader.on('close', () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
  });
}
