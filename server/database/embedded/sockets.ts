import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './place.ts';

/** The port that gives a socket its name; on Windows, where there is none, a free one is taken. */
const SOCKET_PORT = 5432;

/** Bytes of a socket's path; more the system does not take (108 on Linux, 104 on macOS, with a zero at the end). */
const LONGEST = 100;

const length = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`));

/**
 * Where a server is found: by a socket in the folder itself, or, where that name would be too long, in a short one of its
 * own; both of mode 700.
 */
export async function addressFor({
  folder,
  way,
}: Place): Promise<{ sockets: string | undefined; port: number }> {
  if (process.platform === 'win32') return { sockets: undefined, port: await freePort() };
  if (length(folder) <= LONGEST) return { sockets: folder, port: SOCKET_PORT };
  const name = `faro-socket-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const short = length(join(tmpdir(), name)) <= LONGEST ? tmpdir() : '/tmp';
  return { sockets: ownFolder(join(short, name), way.account), port: SOCKET_PORT };
}

/** A folder for sockets only goes with its server. */
export function removeSockets(folder: string, sockets: string | undefined): void {
  if (sockets !== undefined && sockets !== folder)
    rmSync(sockets, { recursive: true, force: true });
}

/** Everybody may write in the folder above: what another user has put there is none of ours. */
function ownFolder(wanted: string, account = ourselves()): string {
  try {
    mkdirSync(wanted, { mode: 0o700 });
    chownSync(wanted, account.uid, account.gid);
    return wanted;
  } catch {
    const found = lstatSync(wanted);
    if (found.isDirectory() && found.uid === account.uid && (found.mode & 0o77) === 0) {
      return wanted;
    }
  }
  const other = mkdtempSync(`${wanted}-`);
  chmodSync(other, 0o700);
  chownSync(other, account.uid, account.gid);
  return other;
}

function ourselves() {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
