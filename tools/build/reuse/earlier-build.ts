// What a build leaves for the next one: which files each step made, of what. A step whose inputs are the same takes the files of
// the build before; each is looked at, byte by byte or by its hash, so that one that was changed since is made anew.
import { copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hashOf, type BuildInputs } from './build-inputs.ts';

const hashes = z.record(z.string(), z.string());
/** `free`: what a bundle read of content; `files`: what it made, with their hashes. */
const bundle = z.object({ free: hashes, files: hashes });
/** Files of the site, where each source is in them, and the hash of the bundler's list. */
export const bundleShape = z.object({ ...bundle.shape, fileOf: hashes, chunks: z.string() });
const madeShape = z.object({
  fixed: z.string(),
  browser: bundleShape,
  /** The program that writes the pages, below `made/pages/`. */
  program: bundle,
  /** Of each picture for shared links: what it was drawn of, and its bytes. */
  pictures: z.record(z.string(), z.object({ of: z.string(), is: z.string() })),
});
export type Made = z.infer<typeof madeShape>;
export type Bundle = z.infer<typeof bundle>;

/** Below `dist/`: what is kept for the next build; one file of it says what it is. */
export const MADE = 'made';
const FILE = join(MADE, 'made.json');

export type EarlierBuild = { readonly dist: string; readonly made: Made };

/** Opens what a built `dist` holds; `undefined` where there is none, or of another form. */
export async function openEarlier(dist: string | undefined): Promise<EarlierBuild | undefined> {
  if (dist === undefined || dist === '') return undefined;
  try {
    return { dist, made: madeShape.parse(JSON.parse(await readFile(join(dist, FILE), 'utf8'))) };
  } catch {
    return undefined;
  }
}

/** Writes into a build what the next one may take from it. */
export async function noteMade(dist: string, made: Made): Promise<void> {
  await writeFile(join(dist, FILE), JSON.stringify(made));
}

/** Whether a bundle of an earlier build is what the sources would make now. */
export function isSame(made: Made, bundle: Bundle, inputs: BuildInputs): boolean {
  return (
    made.fixed === inputs.fixed &&
    Object.entries(bundle.free).every(([path, hash]) => inputs.free.get(path) === hash)
  );
}

/**
 * Takes files of a folder over into another; `false`, with some of them there, where one is not what it was. At once, as all that a
 * build does with many small files: the threads for such work are busy with compressing for seconds.
 */
export function takeFiles(
  files: Readonly<Record<string, string>>,
  from: string,
  to: string,
): boolean {
  for (const [name, hash] of Object.entries(files)) {
    const bytes = readIfThere(join(from, name));
    if (bytes === undefined || hashOf(bytes) !== hash) return false;
    takeFile(join(from, name), join(to, name));
  }
  return true;
}

/** One file with two names where the disk allows it, or a copy: built files are never written into. */
export function takeFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
