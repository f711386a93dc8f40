import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './node-runtime.mjs';
import { runCommand } from './run-command.mjs';

/** What the built site is made of. */
const SOURCES = [
  'app',
  'content',
  'domain',
  'public',
  'supabase/database.types.ts',
  'tools/build',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * How much of memory a build may hold: readers come first, and a machine of 2 GB holds both. Every build has it, so that one that no
 * longer fits is seen before an owner publishes by it.
 */
export const BUILD_HEAP = '--max-old-space-size=400 --max-semi-space-size=16';

/** Holds the hash of what the site was built from. */
const MARK = 'dist/source-hash';

/**
 * Builds the site when its sources changed since the last build. Stops the program when that fails.
 * @param {string} root the repository
 * @param {string} runtime the Node that builds
 */
export async function ensureBuilt(root, runtime) {
  if (!isBuilt(root)) await buildSite(root, runtime);
}

/**
 * Builds the site, and notes what it was built from. Stops the program when that fails.
 * @param {string} root the repository
 * @param {string} runtime the Node that builds
 */
export async function buildSite(root, runtime) {
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: BUILD_HEAP };
  const code = await runCommand('building the site', runtime, ['tools/build/build.ts'], {
    cwd: root,
    env,
    out: process.stderr,
  });
  if (code !== 0) stop('The site could not be built; the lines above say why.');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, MARK), sourceHash(root));
}

/**
 * Whether the built site is there, and is that of the sources as they are.
 * @param {string} root
 */
export function isBuilt(root) {
  const [page, manifest, mark] = ['dist/site/index.html', 'dist/site-manifest.json', MARK].map(
    (name) => join(root, name),
  );
  if (![page, manifest, mark].every((file) => existsSync(file))) return false;
  return readFileSync(mark, 'utf8') === sourceHash(root);
}

/**
 * One hash over names and bytes of all sources; tests do not count.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .toSorted()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(root, join(path, name)));
}
