// A program that the server starts: builds the site with published texts in place of the repository's, in a folder of its own, and
// moves the whole to its target in one step. What fails or is killed leaves no target.
//   node tools/editor/build-published.ts <target> <file as JSON: { texts: { path: text | null }, bases: { path: text | null } }>
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { giveWay } from '#server/site/give-way.ts';
import { carriedOver } from './carry-over.ts';
import { keyOf } from './editable.ts';

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

/** Readers come first, and a machine of 2 GB holds both: the heap is kept small, which costs a second or two. */
const build = { NODE_OPTIONS: '--max-old-space-size=320 --max-semi-space-size=4' };

const root = resolve(import.meta.dirname, '../..');
const [target = '', textsFile = ''] = process.argv.slice(2);
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
  await run('tools/content/compile.ts');
  await run('tools/build/build.ts');
  for (const name of ['app', 'tools', 'public', 'node_modules/.cache'])
    await rm(join(work, name), { recursive: true, force: true });
  await rename(work, target);
}

async function copySources(): Promise<void> {
  for (const source of sources) {
    await mkdir(dirname(join(work, source)), { recursive: true });
    await cp(join(root, source), join(work, source), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$|\/content\/compiled$/.test(path),
    });
  }
  // A folder of links, so that caches of the build stay in it where the installation cannot be written.
  await mkdir(join(work, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    await symlink(join(root, 'node_modules', name), join(work, 'node_modules', name));
  }
}

/** Only records of content are ever written, whatever the texts name. */
async function place(path: string, text: string | null): Promise<void> {
  if (keyOf(path) === undefined) throw new Error(`${path} is no record`);
  if (text === null) await rm(join(work, path), { force: true });
  else await writeFile(join(work, path), text);
}

async function run(script: string): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: work,
    env: {
      ...process.env,
      ...build,
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
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
