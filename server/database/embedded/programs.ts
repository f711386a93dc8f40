import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { linkLibraries, packageName } from './link-libraries.mjs';

/** Where Debian has its versions beside each other. */
const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** PostgreSQL's programs on this machine. */
export type Programs = {
  /** The folder with initdb and postgres. */
  bin: string;
  /** As the program says it: 18.4. */
  version: string;
  major: number;
};

/** The path of one of the programs. */
export function programIn(
  { bin }: Pick<Programs, 'bin'>,
  name: 'initdb' | 'pg_ctl' | 'postgres',
): string {
  return join(bin, name + SUFFIX);
}

/** The first that run here and fit: those of the package, else the system's, the newest first. */
export function findPrograms(
  fits: (programs: Programs) => boolean = () => true,
): Programs | undefined {
  return packagedPrograms().find(fits) ?? systemPrograms().find(fits);
}

/** Those of the package; none where there is no package for this machine, or its programs do not run here (musl). */
function packagedPrograms(): Programs[] {
  const folder = packageFolder();
  if (!folder) return [];
  linkLibraries(folder);
  return programsIn(join(folder, 'native/bin'));
}

/** Those that the system has, 15 or newer. */
export function systemPrograms(): Programs[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folders = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIAN, String(version), 'bin'));
  return [...new Set([...folders, ...configured()])].flatMap(programsIn);
}

function packageFolder(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch {
    return undefined;
  }
}

/** The programs in a folder, where they run here. Asked, not only looked for: on another libc or processor the file is there and cannot run. */
export function programsIn(bin: string): Programs[] {
  if (!existsSync(programIn({ bin }, 'initdb'))) return [];
  const { status, stdout } = spawnSync(programIn({ bin }, 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  const [, version, major] = /\(PostgreSQL\) ((\d+)[.\w]*)/.exec(stdout ?? '') ?? [];
  if (status !== 0 || !version || Number(major) < OLDEST) return [];
  return [{ bin, version, major: Number(major) }];
}

function configured(): string[] {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio }).trim()];
  } catch {
    return [];
  }
}
