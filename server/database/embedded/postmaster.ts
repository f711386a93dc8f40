import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartRefusal } from '#server/start-refusal.ts';
import { launch } from './launch-server.ts';
import type { Place } from './place.ts';
import { programIn } from './programs.ts';
import { isServerOf, pidFile, runningOn, type Postmaster } from './running-server.ts';
import { removeSockets } from './sockets.ts';

/** How often it is looked at while it stops, in milliseconds. */
const LOOK = 20;
const STOP_PATIENCE = 14_000;

/**
 * Starts a server, or takes the one that runs. The caller keeps others from doing the same. In the place of one
 * that died it is found where that one was.
 *
 * @throws StartRefusal with the last line of its log.
 */
export async function startPostmaster(place: Place, before?: Postmaster): Promise<Postmaster> {
  const { folder } = place;
  // One that stops is waited for; a file that names another process would keep a server from starting.
  for (let left = STOP_PATIENCE; left > 0; left -= LOOK) {
    const running = runningOn(folder);
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

/** Ends it once all connections are closed, open ones too; false where it takes too long. */
export async function stopPostmaster(place: Place, server: Postmaster): Promise<boolean> {
  const { folder } = place;
  askToStop(place, server.pid);
  for (let left = STOP_PATIENCE; left > 0; left -= LOOK) {
    if (!isServerOf(server.pid, folder)) {
      removeSockets(folder, server.sockets);
      return true;
    }
    await setTimeout(LOOK);
  }
  return false;
}

function askToStop({ folder, programs }: Place, pid: number): void {
  if (process.platform === 'win32') {
    // There are no signals: PostgreSQL's own program finds the server of a folder.
    const words = ['stop', '-D', join(folder, 'data'), '-m', 'fast', '-W'];
    spawnSync(programIn(programs, 'pg_ctl'), words, { windowsHide: true });
    return;
  }
  try {
    if (isServerOf(pid, folder)) process.kill(pid, 'SIGINT');
  } catch {
    // It went by itself meanwhile.
  }
}

function refusal({ folder }: Place, said: string): StartRefusal {
  return new StartRefusal(
    `The embedded database in ${folder} does not start: ${said || 'it said nothing'} (its log: ${join(folder, 'log')})`,
  );
}
