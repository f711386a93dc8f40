// A PostgreSQL of the embedded programs for tests: start, address, end.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { programIn } from '#server/database/embedded/programs.ts';
import { canRun, waysToRun } from '#server/database/embedded/run-as.ts';
import { requirePostgres } from './find-postgres.ts';

const SOCKET_PORT = 5432;

const DURABLE = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  autovacuum: 'on',
  checkpoint_timeout: '5min',
  shared_buffers: '512MB',
};

/**
 * A PostgreSQL of a test's own: in a temporary folder below `place`, which no other user may enter, with a Unix socket only.
 * What is written in it need not outlive the machine, but where it is `durable`.
 */
export async function startCluster({
  programs = requirePostgres(),
  place = '/tmp',
  flagsOfInitdb = [],
  durable = false,
}: {
  programs?: ReturnType<typeof requirePostgres>;
  place?: string;
  flagsOfInitdb?: readonly string[];
  /** As an owner's: what is acknowledged is on the disk. For benches. */
  durable?: boolean;
} = {}) {
  // Not os.tmpdir(): TMPDIR may lie in a folder that only root can enter.
  const folder = mkdtempSync(join(place, 'faro-postgres-'));
  const server = programIn(programs, 'postgres');
  const way = waysToRun().find((each) => {
    if (each.account) chownSync(folder, each.account.uid, each.account.gid);
    return canRun(each, server, folder);
  });
  if (!way) throw new Error(`No user may run ${server} in ${folder}.`);
  const run = { cwd: folder, ...way.account };
  const data = join(folder, 'data');
  const [initdb, ...words] = [...way.prefix, programIn(programs, 'initdb')];
  const locale =
    programs.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(initdb, [...words, ...flags, '--locale=C', ...locale, ...flagsOfInitdb], {
    ...run,
    stdio: 'pipe',
  });
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: folder,
    port: SOCKET_PORT,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    // Hundreds of databases live for seconds here.
    autovacuum: 'off',
    max_wal_size: '4GB',
    checkpoint_timeout: '1h',
    max_connections: 200,
    logging_collector: 'off',
    ...(durable ? DURABLE : {}),
  };
  const settingFlags = Object.entries(settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const [first = '', ...others] = [...way.prefix, server, '-D', data, ...settingFlags];
  const running = spawn(first, others, {
    ...run,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(running.stderr);
  // Whatever ends the test run, the server goes with it.
  const killServer = () => void running.kill('SIGQUIT');
  process.once('exit', killServer);

  return {
    folder,
    version: programs.version,
    /** How a program runs as the user of the folder: what stands before it, and as whom. */
    way,
    /** Address of a database in this cluster. */
    url: (database: string) =>
      `postgres://postgres@localhost:${SOCKET_PORT}/${database}?host=${folder}`,
    async stop() {
      process.off('exit', killServer);
      if (running.exitCode === null) {
        running.kill('SIGINT');
        await once(running, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
