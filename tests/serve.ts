import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, sharedEnvironment, takeTurns } from './two-processes.ts';

/** A mail as the outbox on disk keeps it. */
export type OutboxMail = { to: string; subject: string; text: string; html: string; at: string };

export type RunningServer = {
  url: string;
  dataDir: string;
  /** What a command about the same data needs in its environment. */
  env: Record<string, string>;
  /** The processes that run now. */
  pids(): number[];
  outbox(): Promise<OutboxMail[]>;
  /** Stops the process; `SIGKILL` is how a power cut looks to it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  remove(): Promise<void>;
};

/**
 * The product's own server as a process of its own, on a free port and an empty data folder, on its embedded database. With
 * SHARED_CLUSTER, the address of a PostgreSQL, on a migrated database there; with JOURNEYS_CLUSTER two such processes take
 * turns behind one address and share a new database there. With BASE_URL it is the one that runs there, which nobody here stops; OUTBOX names the
 * file of its mails.
 */
export async function startServer(
  env: Record<string, string> = {},
  other: {
    /** The checkout whose server it is. */
    root?: string | undefined;
    /** What runs instead of the product's server, and under which name of this machine it is asked. */
    entry?: string;
    host?: string;
    port?: number;
    /** On its own embedded database, whatever the run shares: commands ask less of such a machine. */
    isEmbedded?: boolean;
    /** An empty folder for its data, in place of one below the folder for temporary files. */
    dataDir?: string;
  } = {},
): Promise<RunningServer> {
  const isOwn = other.entry !== undefined || other.port !== undefined;
  if (process.env.BASE_URL && !isOwn) {
    return runningElsewhere(new URL(process.env.BASE_URL).origin);
  }
  const { root = resolve(import.meta.dirname, '..'), entry = 'server/main.ts' } = other;
  const { host = 'localhost' } = other;
  const cluster = process.env.JOURNEYS_CLUSTER;
  const dataDir = other.dataDir ?? (await mkdtemp(join(tmpdir(), 'faro-')));
  const port = other.port ?? (await freePort());
  const ports = cluster ? [await freePort(), await freePort()] : [port];
  const close = cluster ? await takeTurns(port, ports) : async () => {};
  const url = `http://${host}:${port}`;
  const shared = await sharedSettings(cluster, env, other.isEmbedded);
  // All at once: on a new database they race for the migrations, as a deployment lets them.
  const launchAll = () =>
    Promise.all(
      ports.map((each) => {
        // Read at every start: a test may change what it gave.
        const own = { ...shared, ...env, DATA_DIR: dataDir, SITE_URL: url };
        return launch(`http://${host}:${each}`, { ...own, PORT: String(each) }, { root, entry });
      }),
    );
  let children = await launchAll();
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    children.forEach((child) => child.removeAllListeners('exit'));
    const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
    await Promise.all(
      alive.map((child) => {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill(signal);
        return ended;
      }),
    );
  }
  return {
    url,
    dataDir,
    env: { ...shared, DATA_DIR: dataDir },
    pids: () => children.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    stop,
    outbox: () => readOutbox(join(dataDir, 'outbox.jsonl')),
    async restart() {
      await stop();
      children = await launchAll();
    },
    async remove() {
      await stop();
      await close();
      // Whoever was killed leaves a database that takes a moment to end.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Where a server's database is; what the caller says of it stands. */
async function sharedSettings(
  cluster: string | undefined,
  { DATABASE_URL }: Record<string, string>,
  isEmbedded = false,
): Promise<Record<string, string>> {
  if (cluster) return sharedEnvironment(cluster);
  const shared = process.env.SHARED_CLUSTER;
  if (!shared || isEmbedded || DATABASE_URL !== undefined) return {};
  return { LOG_LEVEL: 'warn', ...(await sharedEnvironment(shared, true)) };
}

function runningElsewhere(url: string): RunningServer {
  const unable = async () => {
    throw new Error(`${url} is not ours to stop: run this test without BASE_URL`);
  };
  return {
    url,
    dataDir: '',
    env: {},
    pids: () => [],
    stop: unable,
    restart: unable,
    remove: async () => {},
    async outbox() {
      if (!process.env.OUTBOX) throw new Error('OUTBOX names no file of mails');
      return readOutbox(process.env.OUTBOX);
    },
  };
}

async function readOutbox(file: string): Promise<OutboxMail[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

async function launch(
  url: string,
  env: Record<string, string>,
  what: { root: string; entry: string },
) {
  const child = spawn(process.execPath, [what.entry], {
    cwd: what.root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server refused to start:\n${said.join('')}`);
    const ready = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) {
      // Nobody asked it to: what it said last is the only trace of why.
      child.once('exit', (code, signal) =>
        console.error(`${url} ended by itself (${signal ?? code}):\n${said.join('')}`),
      );
      return child;
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not become ready in two minutes:\n${said.join('')}`);
}
