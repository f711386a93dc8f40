import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefusal } from '#server/start-refusal.ts';
import { findPrograms, programIn, type Programs } from './programs.ts';
import { canEnter, canRun, waysToRun, type Way } from './run-as.ts';

/** Where another user reads what root keeps in folders of its own. */
const ELSEWHERE = '/var/lib/faro-vocacional';

/** Where the embedded database is, and what runs it. */
export type Place = {
  /** `<DATA_DIR>/postgres` itself, not a link to it. */
  folder: string;
  programs: Programs;
  way: Way;
};

/** The embedded database of a data folder; a link, where root keeps it elsewhere. */
export function folderIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** The major version that made the database in a folder; undefined where there is none. */
export function madeBy(folder: string): number | undefined {
  const file = join(folder, 'data/PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/**
 * Finds a user, and programs unless they are given, for the embedded database of a data folder; makes its folder, mode 700.
 *
 * @throws StartRefusal where nothing on this machine can run it.
 */
export function findPlace(
  dataDir: string,
  programs: Programs = programsFor(folderIn(dataDir)),
): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const way of waysToRun()) {
    const found = way.account
      ? placeOf({ ...way, account: way.account }, dataDir, programs)
      : ownPlace(way, dataDir, programs);
    if (canRun(way, programIn(found.programs, 'postgres'), found.folder)) return found;
  }
  throw new StartRefusal(
    `The embedded database cannot run here: no user may run ${programs.bin} in ${folderIn(dataDir)}. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

function programsFor(folder: string): Programs {
  const all = findPrograms();
  const major = madeBy(folder);
  const [first] = all;
  if (!first) {
    throw new StartRefusal(
      `No PostgreSQL runs here: the package has none for ${process.platform}-${process.arch}, or not for its C library, and the system has none. Install PostgreSQL 15 or newer (on Debian: apt-get install postgresql), or set DATABASE_URL.`,
    );
  }
  const fitting = all.find((each) => major === undefined || each.major === major);
  if (fitting) return fitting;
  throw new StartRefusal(
    `The database in ${folder} was made by PostgreSQL ${major}, and here is ${first.version}: npm run carry-over takes it over, and keeps the old one.`,
  );
}

function ownPlace(way: Way, dataDir: string, programs: Programs): Place {
  const folder = folderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { folder: realpathSync(folder), programs, way };
}

/** A place that another user than root may enter: in the data folder, as far as the way there is open to everybody. */
function placeOf(
  way: Way & { account: NonNullable<Way['account']> },
  dataDir: string,
  programs: Programs,
): Place {
  if (canEnter(way, dirname(dataDir))) chmodSync(dataDir, 0o711);
  const folder = folderIn(dataDir);
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
  return { folder: real, programs: readable(programs, way), way };
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
