import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartRefusal } from '#server/start-refusal.ts';
import type { Place } from './place.ts';
import { programIn } from './programs.ts';
import { flagsOf, settingsOf } from './settings.ts';
import { addressFor, removeSockets } from './sockets.ts';
import { usersFolder } from './users.ts';

/** How often it is looked at while it starts or stops, in milliseconds. */
const LOOK = 20;
/** So many bytes of its log stay from one start to the next. */
const MOST_LOG = 256 * 1024;
/** What recovers after a crash may take its time. */
const START_PATIENCE = 600_000;
const STOP_PATIENCE = 14_000;

/** A server that runs on a folder. `sockets` is missing on Windows, where it has a port of 127.0.0.1. */
export type Postmaster = { pid: number; port: number; sockets: string | undefined };

/**
 * Waits until whoever started the server is gone, then ends it as soon as nobody uses it any more: also when that one died
 * without a word. Takes the server's place in the list of processes: `$$` is both. Looks at a process twice, because that
 * of another user may not be signalled.
 */
const COMPANION = `users=$1; shift
exec 3<&0 </dev/null
( { read -r _ <&3
  sleep 1
  while kill -0 $$ 2>/dev/null; do
    used=
    for file in "$users"/*; do
      pid=\${file##*/}; pid=\${pid%%-*}
      case $pid in *[!0-9]*) continue;; esac
      if kill -0 $pid 2>/dev/null || [ -d /proc/$pid ]; then used=yes; fi
    done
    if [ -z "$used" ]; then kill -INT $$; exit; fi
    sleep 1
  done } & )
exec 3<&-
exec "$@"`;

/** The server that runs on a folder and takes connections; undefined where there is none, or it starts or stops. */
export function runningOn({ folder }: Pick<Place, 'folder'>): Postmaster | undefined {
  const [pid, , , port, sockets, , , status] = pidFile(folder);
  if (!pid || status?.trim() !== 'ready' || !isServerOf(Number(pid), folder)) return undefined;
  return { pid: Number(pid), port: Number(port), sockets: sockets || undefined };
}

/** Whether a process is the server of a folder: a number may have gone to somebody else since. */
export function isServerOf(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform === 'win32') return true;
  const data = join(folder, 'data');
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes(data);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/**
 * Starts a server, or takes the one that runs. Whoever calls this keeps others from doing the same. In the place of one
 * that died it is found where that one was.
 *
 * @throws StartRefusal with the last line of its log.
 */
export async function startPostmaster(place: Place, before?: Postmaster): Promise<Postmaster> {
  const { folder } = place;
  // One that stops is waited for; a file that names somebody else would keep a server from starting.
  for (let left = STOP_PATIENCE; left > 0; left -= LOOK) {
    const running = runningOn(place);
    if (running) return running;
    const [pid] = pidFile(folder);
    if (!pid) break;
    if (!isServerOf(Number(pid), folder)) {
      rmSync(join(folder, 'data/postmaster.pid'), { force: true });
      break;
    }
    await setTimeout(LOOK);
  }
  for (let tried = 1; ; tried += 1) {
    const started = await launch(place, before);
    if (typeof started !== 'string') return started;
    // The processes of one that was killed take a moment to notice.
    if (tried === 50 || !/shared memory|lock file/.test(started)) throw refusal(place, started);
    await setTimeout(100);
  }
}

/** Ends it once nobody is connected any more, those who are included; false where it takes too long. */
export async function stopPostmaster({ folder }: Place, server: Postmaster): Promise<boolean> {
  signal(folder, server.pid);
  for (let left = STOP_PATIENCE; left > 0; left -= LOOK) {
    if (!isServerOf(server.pid, folder)) {
      removeSockets(folder, server.sockets);
      return true;
    }
    await setTimeout(LOOK);
  }
  return false;
}

function signal(folder: string, pid: number): void {
  if (process.platform === 'win32') {
    // There are no signals; the server of a folder is found by it.
    return;
  }
  try {
    if (isServerOf(pid, folder)) process.kill(pid, 'SIGINT');
  } catch {
    // It went by itself meanwhile.
  }
}

async function launch(place: Place, before?: Postmaster): Promise<Postmaster | string> {
  const { folder, programs, way } = place;
  const address = before ?? (await addressFor(place));
  const settings = settingsOf(programs, address);
  const log = openLog(place);
  const known = statSync(join(folder, 'log')).size;
  const server = [
    programIn(programs, 'postgres'),
    '-D',
    join(folder, 'data'),
    ...flagsOf(settings),
  ];
  const companion = ['/bin/sh', '-c', COMPANION, 'faro-postgres', usersFolder(folder)];
  const [first = '', ...words] = [
    ...way.prefix,
    ...(process.platform === 'win32' ? [] : companion),
    ...server,
  ];
  const child = spawn(first, words, {
    ...way.account,
    // A folder that the other user may enter, and nobody removes.
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', log, log],
    // Ctrl-C in a terminal is for us, who end it last.
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  const end: { said?: string } = {};
  child.once('error', (error) => (end.said = error.message));
  child.once('exit', () => (end.said ??= lastLine(folder, known)));
  child.unref();
  // Its end tells the companion that we are gone.
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') {
    child.stdin.unref();
  }
  child.stdin?.on('error', () => {});
  for (let left = START_PATIENCE; left > 0 && end.said === undefined; left -= LOOK) {
    const running = runningOn(place);
    if (running) return running;
    await setTimeout(LOOK);
  }
  return end.said ?? 'it did not become ready in ten minutes';
}

function openLog({ folder, way }: Place): number {
  const file = join(folder, 'log');
  if (existsSync(file) && statSync(file).size > MOST_LOG) truncateSync(file);
  const opened = openSync(file, 'a', 0o600);
  if (way.account) chownSync(file, way.account.uid, way.account.gid);
  return opened;
}

function lastLine(folder: string, from: number): string {
  const lines = readFileSync(join(folder, 'log')).subarray(from).toString().trim().split('\n');
  return lines.findLast((line) => /FATAL|ERROR|PANIC|could not/.test(line)) ?? lines.at(-1) ?? '';
}

function pidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function refusal({ folder }: Place, said: string): StartRefusal {
  return new StartRefusal(
    `The embedded database in ${folder} does not start: ${said || 'it said nothing'} (its log: ${join(folder, 'log')})`,
  );
}
