// A program that the server starts: builds the site with published texts in place of the repository's, in a folder of its own, and
// moves the whole to its target in one step. What fails or is killed leaves no target. What an earlier site was made of and is
// the same now is taken from it.
//   node tools/editor/build-published.ts <target> <file as JSON: { texts: { path: text | null }, bases: { path: text | null } }> [<dist of an earlier site>]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { isNoRoom } from '#tools/build/beside/no-room.ts';
import { filesBelow } from '#tools/build/reuse/build-inputs.ts';
import { takeFile } from '#tools/build/reuse/earlier-build.ts';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { giveWay } from '#server/site/give-way.ts';
import { BUILD_HEAP } from '#tools/launch/built-site.mjs';
import { carriedOver } from './carry-over.ts';
import { keyOf } from './editable.ts';
import { writtenOf } from './photographs/photographs.ts';

/** What a build reads; `node_modules` is linked. */
const sources = [
  'app',
  'content',
  'data',
  'domain',
  'public',
  'supabase/database.types.ts',
  'tools',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const textsOf = z.record(z.string(), z.string().nullable());
const shape = z.object({ texts: textsOf, bases: textsOf });

const root = resolve(import.meta.dirname, '../..');
const [target = '', textsFile = '', earlier = ''] = process.argv.slice(2);
const work = `${target}.work`;

async function main(): Promise<void> {
  const said = shape.parse(JSON.parse(await readFile(textsFile, 'utf8')));
  const { texts } = carriedOver(
    root,
    new Map(Object.entries(said.texts)),
    new Map(Object.entries(said.bases)),
  );
  await rm(work, { recursive: true, force: true });
  await copySources();
  for (const [path, text] of texts) await place(path, text);
  step('content');
  await run('tools/build/build.ts', earlier);
  for (const name of await readdir(work)) {
    if (name !== 'dist') await rm(join(work, name), { recursive: true, force: true });
  }
  await rename(work, target);
}

/** The same files under other names where the disk allows it: nothing writes into them. */
async function copySources(): Promise<void> {
  for (const path of sources.flatMap((source) => filesBelow(root, source))) {
    if (/\.test\.tsx?$|^content\/compiled\//.test(path)) continue;
    takeFile(join(root, path), join(work, path));
  }
  // A folder of links, so that caches of the build stay in it where the installation cannot be written.
  await mkdir(join(work, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(join(root, 'node_modules', name), join(work, 'node_modules', name));
  }
  // What was read of records, and made of pictures, by what they say.
  const cache = 'node_modules/.cache';
  await cp(join(root, cache), join(work, cache), { recursive: true }).catch(() => undefined);
}

/** Only records of content are ever written, whatever the texts name. */
async function place(path: string, text: string | null): Promise<void> {
  if (keyOf(path) === undefined) throw new Error(`${path} is no record`);
  await rm(join(work, path), { force: true });
  if (text === null) return;
  await mkdir(dirname(join(work, path)), { recursive: true });
  await writeFile(join(work, path), writtenOf(path, text));
}

async function run(script: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: work,
    env: {
      ...process.env,
      NODE_OPTIONS: BUILD_HEAP,
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: String(Math.min(2, availableParallelism())),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const [code] = await once(child, 'exit');
  process.off('exit', stop);
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}`);
}

function step(what: string): void {
  console.log(`build: ${what}`);
}

giveWay(10);
// The server that asked is gone: nobody will take what this makes.
process.once('disconnect', () => process.exit(1));
try {
  await main();
  process.exit(0);
} catch (error) {
  await rm(work, { recursive: true, force: true }).catch(() => undefined);
  if (isNoRoom(error)) step('no room');
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
