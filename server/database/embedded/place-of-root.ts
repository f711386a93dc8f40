// Where the database of root is when another user has to run it.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Programs } from './programs.ts';
import { canEnter, type Way } from './run-as.ts';

/** Where another user reads what root keeps in folders of its own. */
const ELSEWHERE = '/var/lib/faro-vocacional';

type OtherUser = Way & { account: NonNullable<Way['account']> };

/**
 * Makes `<dataDir>/<name>` for another user than root: a folder, as far as everybody may enter the way there, else a link to
 * one where they may. Returns the folder, and programs that the user can read.
 */
export function placeForOther(
  way: OtherUser,
  folder: string,
  programs: Programs,
): { folder: string; programs: Programs } {
  const dataDir = dirname(folder);
  if (canEnter(way, dirname(dataDir))) chmodSync(dataDir, 0o711);
  if (!existsSync(join(folder, 'data')) && !canEnter(way, dataDir) && !isLink(folder)) {
    rmSync(folder, { recursive: true, force: true });
    const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
    mkdirSync(join(ELSEWHERE, name), { recursive: true, mode: 0o711 });
    symlinkSync(join(ELSEWHERE, name), folder);
  }
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  const owner = statSync(real).uid;
  if (owner === 0) {
    const { uid, gid } = way.account;
    chownSync(real, uid, gid);
    chmodSync(real, 0o700);
    // From when it ran as root's own, in a user namespace.
    if (existsSync(join(real, 'data'))) spawnSync('chown', ['-R', `${uid}:${gid}`, real]);
  }
  return { folder: real, programs: readable(programs, way) };
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Programs in a folder that only root may enter are copied to where the user reads them. */
function readable(programs: Programs, way: Way): Programs {
  if (canEnter(way, programs.bin)) return programs;
  const copy = join(ELSEWHERE, `programs-${programs.version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(ELSEWHERE, { recursive: true, mode: 0o711 });
    cpSync(dirname(programs.bin), draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  return { ...programs, bin: join(copy, 'bin') };
}
