import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb and postgres (15 or newer), or undefined on a machine without them. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN, String(version), 'bin'));
  return [...folders, ...pgConfig()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

const run = (flag: string) =>
  execFileSync('pg_config', [flag], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function pgConfig(): string[] {
  try {
    const [, major] = /PostgreSQL (\d+)/.exec(run('--version')) ?? [];
    return Number(major) >= 15 ? [run('--bindir').trim()] : [];
  } catch {
    return [];
  }
}
