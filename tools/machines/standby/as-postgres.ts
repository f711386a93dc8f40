import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where Debian has the programs of PostgreSQL. */
export const PROGRAMS = '/usr/lib/postgresql/15/bin';
const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));

/** Runs a program as postgres; rejects with what it said. */
export async function asPostgres(command: readonly string[], env = {}): Promise<string> {
  const words = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command];
  const { stdout } = await run('setpriv', words, {
    cwd: '/',
    env: { PATH: `${PROGRAMS}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', HOME: '/tmp', ...env },
    maxBuffer: 1 << 26,
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${command.slice(0, 3).join(' ')}: ${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
  return stdout;
}

/** A folder that is postgres's. */
export function folderOfPostgres(folder: string): string {
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, uid, gid);
  return folder;
}

/** A file that only postgres reads. */
export function fileOfPostgres(file: string, text: string): string {
  writeFileSync(file, text, { mode: 0o600 });
  chownSync(file, uid, gid);
  return file;
}
