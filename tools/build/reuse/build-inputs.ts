// What the bundler's steps of a build are made of: the sources, as hashes. Two sets that are equal make the same files.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * `fixed`: one hash over the names and bytes of all that a bundle may read. `free`: hashes of what changes with content alone, by
 * path; each counts only for a bundle that has it in its graph.
 */
export type BuildInputs = { readonly fixed: string; readonly free: ReadonlyMap<string, string> };

const SOURCES = ['app', 'content', 'domain', 'public', 'supabase/database.types.ts', 'tools/build'];
const SETTINGS = [
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/launch/compiled-content.mjs',
];

/** Modules made of records and tables, and texts of articles: a bundle imports them, or never sees them. */
const FREE = /^content\/(compiled\/.*\.js|articles\/.*\.mdx)$/;
/** Records become modules of `content/compiled/`, which count; tests and types are in no bundle. */
const UNREAD = /\.test\.tsx?$|^content\/.*\.ya?ml$|^content\/compiled\/(?!.*\.js$)/;

/** Reads the sources below a repository: some 3,000 files, .2 s. */
export function readInputs(root: string): BuildInputs {
  const fixed = createHash('sha256').update(
    `${process.version} ${process.platform} ${process.arch}\0`,
  );
  const free = new Map<string, string>();
  for (const path of [...SOURCES.flatMap((source) => filesBelow(root, source)), ...SETTINGS]) {
    if (UNREAD.test(path)) continue;
    const hash = hashOf(readFileSync(join(root, path)));
    // A text that is there or not changes what a pattern of imports finds; a compiled module is imported by its name.
    const isFree = FREE.test(path);
    if (isFree) free.set(path, hash);
    if (!path.startsWith('content/compiled/')) fixed.update(`${path}\0${isFree ? '' : hash}\0`);
  }
  return { fixed: fixed.digest('hex'), free };
}

/** Of the modules of a bundle, by the bundler's names for them, those whose bytes count apart. */
export function freeAmong(root: string, inputs: BuildInputs, ids: Iterable<string>) {
  const found: Record<string, string> = {};
  for (const id of ids) {
    const path = relative(root, id.split('?')[0] ?? '').replaceAll(sep, '/');
    const hash = inputs.free.get(path);
    if (hash !== undefined) found[path] = hash;
  }
  return found;
}

export function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Paths of the files at or below a path of the repository, in order. */
export function filesBelow(root: string, path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
}
