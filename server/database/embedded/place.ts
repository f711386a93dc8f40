import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '#server/start-refusal.ts';
import { findPrograms, programIn, type Programs } from './programs.ts';
import { placeForOther } from './place-of-root.ts';
import { canRun, waysToRun, type Way } from './run-as.ts';

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
    const { account } = way;
    const found: Place = account
      ? { way, ...placeForOther({ ...way, account }, folderIn(dataDir), programs) }
      : ownPlace(way, dataDir, programs);
    if (canRun(way, programIn(found.programs, 'postgres'), found.folder)) return found;
  }
  throw new StartRefusal(
    `The embedded database cannot run here: no user may run ${programs.bin} in ${folderIn(dataDir)}. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

function programsFor(folder: string): Programs {
  const major = madeBy(folder);
  const fitting = findPrograms((each) => major === undefined || each.major === major);
  if (fitting) return fitting;
  const first = findPrograms();
  if (!first) {
    throw new StartRefusal(
      `No PostgreSQL runs here: the package has none for ${process.platform}-${process.arch}, or not for its C library, and the system has none. Install PostgreSQL 15 or newer (on Debian: apt-get install postgresql), or set DATABASE_URL.`,
    );
  }
  throw new StartRefusal(
    `The database in ${folder} was made by PostgreSQL ${major}, and here is ${first.version}: npm run carry-over takes it over, and keeps the old one.`,
  );
}

function ownPlace(way: Way, dataDir: string, programs: Programs): Place {
  const folder = folderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { folder: realpathSync(folder), programs, way };
}
