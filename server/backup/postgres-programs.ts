import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '#server/start-refusal.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Runs pg_dump or pg_restore: the newest of Debian's versioned folders, else the one on PATH. */
export function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  flags: readonly string[],
): void {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folders = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN, `${version}`, 'bin'));
  const program = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  // A password on the command line would be everybody's to read in the list of processes.
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  try {
    execFileSync(program ?? name, [`--dbname=${address.href}`, ...flags], {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = said.trim().split('\n')[0] || (error instanceof Error ? error.message : '');
    throw new StartRefusal(`${name} failed: ${reason}`);
  }
}
