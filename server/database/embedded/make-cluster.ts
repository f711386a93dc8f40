import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { serverRoles } from '#server/database/required-rights.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { syncFolderNow } from '#server/sync-folder.ts';
import type { Place } from './place.ts';
import { programIn } from './programs.ts';

/** Role and database of the site in its own cluster. */
export const SITE = 'faro';

/**
 * The password of the role of the site, which nobody needs to know; made with the cluster. The superuser has none, so that
 * nobody can be it but by starting the server with `--single`.
 */
export function passwordIn({ folder }: Pick<Place, 'folder'>): string {
  return readFileSync(join(folder, 'password'), 'utf8').trim();
}

/**
 * Makes the cluster where there is none: under another name first, so that one that is there is whole.
 *
 * @throws StartRefusal with what the programs said.
 */
export function ensureCluster(place: Place): void {
  const { folder } = place;
  const data = join(folder, 'data');
  if (existsSync(data)) {
    // Copies of a folder often lose it, and the server takes no other.
    chmodSync(data, 0o700);
    return;
  }
  for (const name of readdirSync(folder)) {
    if (name.startsWith('unfinished-')) rmSync(join(folder, name), { recursive: true });
  }
  const draft = join(folder, `unfinished-${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  initialize(place, draft);
  const isReachable =
    process.platform === 'win32' ? 'host all faro 127.0.0.1/32' : 'local all faro';
  writeFileSync(join(draft, 'pg_hba.conf'), `${isReachable} scram-sha-256\n`, { flush: true });
  fill(place, draft, password);
  writeFileSync(join(folder, 'password'), `${password}\n`, { mode: 0o600, flush: true });
  if (place.way.account) {
    chownSync(join(folder, 'password'), place.way.account.uid, place.way.account.gid);
  }
  // A cluster without its password could never be opened again: both are on the disk, or neither has its name.
  syncFolderNow(folder);
  renameSync(draft, data);
  syncFolderNow(folder);
}

/** It sorts and lowers alike on every system and with every later version of its libraries. */
function initialize(place: Place, draft: string): void {
  const locales =
    place.programs.major >= 17
      ? [['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']]
      : [['--locale=C.UTF-8'], ['--locale=C']];
  let said = '';
  for (const locale of locales) {
    rmSync(draft, { recursive: true, force: true });
    const flags = [
      '-D',
      draft,
      '-U',
      'superuser',
      '--auth=reject',
      '-E',
      'UTF8',
      '--no-instructions',
    ];
    const ended = run(place, [programIn(place.programs, 'initdb'), ...flags, ...locale]);
    if (ended.status === 0) return;
    said = ended.said;
  }
  throw refusal(place, said);
}

/** What only a superuser may make, as docs/operating.md lists it for a server of one's own. */
function fill(place: Place, draft: string, password: string): void {
  const names = serverRoles.map(([name]) => name).join(', ');
  const statements = [
    `create role ${SITE} login createdb createrole password '${password}'`,
    ...serverRoles.map(([name, options]) => `create role ${name} ${options}`),
    `grant ${names} to ${SITE} with admin option`,
    `create database ${SITE} owner ${SITE}`,
  ];
  const words = [programIn(place.programs, 'postgres'), '--single', '-D', draft, 'postgres'];
  const { status, said } = run(place, words, `${statements.join('\n')}\n`);
  if (status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(said)) throw refusal(place, said);
}

function run({ folder, way }: Place, words: readonly string[], input = '') {
  const [first = '', ...others] = [...way.prefix, ...words];
  const { status, stdout, stderr, error } = spawnSync(first, others, {
    ...way.account,
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    input,
    encoding: 'utf8',
  });
  return { status, said: error?.message ?? `${stdout}\n${stderr}` };
}

function refusal({ folder }: Place, said: string): StartRefusal {
  const line =
    /.*\b(?:error|ERROR|FATAL|PANIC):.*/.exec(said)?.[0] ?? said.trim().split('\n').at(-1);
  return new StartRefusal(`The embedded database could not be made in ${folder}: ${line}`);
}
