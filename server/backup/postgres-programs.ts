import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '#server/start-refusal.ts';

const DEBIAN = '/usr/lib/postgresql';
const run = promisify(execFile);

type Program = 'pg_dump' | 'pg_restore';

/**
 * Runs pg_dump or pg_restore on the database at `url`: the newest of Debian's versioned folders, else the one on PATH.
 *
 * @throws StartRefusal with the first line of what it said.
 */
export async function runOnDatabase(
  name: Program,
  url: string,
  flags: readonly string[],
): Promise<void> {
  // A password on the command line would be everybody's to read in the list of processes.
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  await runProgram(name, [`--dbname=${address.href}`, ...flags], password);
}

/**
 * Reads a dump to its end: its contents, and every row of it.
 *
 * @throws StartRefusal when it is no dump, not whole, or of a newer PostgreSQL than the programs here.
 */
export async function readWholeDump(file: string): Promise<void> {
  await runProgram('pg_restore', ['--list', '--file=/dev/null', file]);
  await runProgram('pg_restore', ['--file=/dev/null', file]);
}

async function runProgram(name: Program, flags: readonly string[], password = ''): Promise<void> {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folders = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN, `${version}`, 'bin'));
  const program = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  try {
    await run(program ?? name, flags, {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = said.trim().split('\n')[0] || (error instanceof Error ? error.message : '');
    throw new StartRefusal(`${name} failed: ${reason}`);
  }
}
