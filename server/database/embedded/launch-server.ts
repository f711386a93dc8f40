import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Place } from './place.ts';
import { programIn } from './programs.ts';
import { runningOn, type Postmaster } from './running-server.ts';
import { flagsOf, settingsOf } from './settings.ts';
import { addressFor } from './sockets.ts';
import { usersFolder } from './users.ts';

/** How often it is looked at, in milliseconds. What recovers after a crash may take its time. */
const LOOK = 20;
const PATIENCE = 600_000;
/** So many bytes of its log stay from one start to the next. */
const MOST_LOG = 256 * 1024;

/**
 * Waits until the process that started the server is gone, then ends it once it is not used any more: also when that one died
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

/** Starts a server and waits until it takes connections, where `before` was if that is given. What it said where it ended. */
export async function launch(place: Place, before?: Postmaster): Promise<Postmaster | string> {
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
    // A folder that the other user may enter, and that stays.
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', log, log],
    // Ctrl-C in a terminal is for us: we end it last.
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  const end: { said?: string; isOver?: true } = {};
  child.once('error', (error) => (end.said = error.message));
  child.once('exit', () => (end.isOver = true));
  child.unref();
  // Its end tells the companion that we are gone.
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') {
    child.stdin.unref();
  }
  child.stdin?.on('error', () => {});
  for (let left = PATIENCE; left > 0 && end.said === undefined; left -= LOOK) {
    const running = runningOn(folder);
    if (running) return running;
    if (end.isOver) return lastLine(folder, known);
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
