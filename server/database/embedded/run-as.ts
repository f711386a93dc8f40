// The user that PostgreSQL runs as: it refuses root.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How a program is started: words before it, and another user where it is one. */
export type Way = {
  prefix: readonly string[];
  account?: { uid: number; gid: number };
};

/**
 * The ways to start PostgreSQL here, the best first. Root first tries a user namespace, in which it is an ordinary user to
 * the program and its files stay root's; where those are refused (in most containers), it becomes another user.
 */
export function waysToRun(): Way[] {
  if (process.getuid?.() !== 0) return [{ prefix: [] }];
  const account = ordinaryAccount();
  const map = [`--map-user=${account.uid}`, `--map-group=${account.gid}`];
  return [{ prefix: ['unshare', '--user', ...map] }, { prefix: [], account }];
}

/** Whether a program runs this way and may write in a folder. */
export function canRun({ prefix, account }: Way, program: string, folder: string): boolean {
  if (process.platform === 'win32') return true;
  const script = 'cd "$0" && : >.writable && rm .writable && exec "$1" --version';
  const [first, ...words] = [...prefix, '/bin/sh', '-c', script, folder, program];
  return spawnSync(first, words, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Whether other users may enter a folder. */
export function canEnter({ account }: Way, folder: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

/** Debian's own account for PostgreSQL, else nobody. The programs look its name up. */
function ordinaryAccount(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}
