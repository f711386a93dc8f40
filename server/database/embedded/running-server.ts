import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** A server that runs on a folder. `sockets` is missing on Windows, where it has a port of 127.0.0.1. */
export type Postmaster = { pid: number; port: number; sockets: string | undefined };

/** The server that runs on a folder and takes connections; undefined where there is none, or it starts or stops. */
export function runningOn(folder: string): Postmaster | undefined {
  const [pid, , , port, sockets, , , status] = pidFile(folder);
  if (!pid || status?.trim() !== 'ready' || !isServerOf(Number(pid), folder)) return undefined;
  return { pid: Number(pid), port: Number(port), sockets: sockets || undefined };
}

/** Whether a process is the server of a folder: a number may have gone to another process since. */
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

/** The lines of the file that a server keeps in its folder; none where there is no server. */
export function pidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
