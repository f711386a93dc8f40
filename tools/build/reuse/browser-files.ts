// The first two steps of a build: the files for browsers, and the program that writes the pages. Each is bundled, or taken from the
// build before where its sources are the same.
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noteFiles } from '../chunks.ts';
import { filesBelow, freeAmong, hashOf, type BuildInputs } from './build-inputs.ts';
import {
  isSame,
  MADE,
  takeFiles,
  type Bundle,
  type EarlierBuild,
  type Made,
} from './earlier-build.ts';

export type BundleParts = {
  readonly root: string;
  /** The folder that the build works in. */
  readonly work: string;
  readonly inputs: BuildInputs;
  readonly earlier: EarlierBuild | undefined;
};

/** Fills `site` with scripts, styles and what is public, and writes the bundler's list beside it. */
export async function browserFiles(parts: BundleParts): Promise<Made['browser']> {
  const { root, work, inputs, earlier } = parts;
  const site = join(work, 'site');
  const list = join(work, 'chunks.json');
  const before = earlier?.made.browser;
  if (earlier && before && isSame(earlier.made, before, inputs)) {
    const files = { 'chunks.json': before.chunks };
    const isTaken =
      takeFiles(files, earlier.dist, work) &&
      takeFiles(before.files, join(earlier.dist, 'site'), site);
    if (isTaken) return before;
    await rm(site, { recursive: true, force: true });
    await rm(list, { force: true });
  }
  const fileOf = new Map<string, string>();
  const modules = new Set<string>();
  const { build } = await import('vite');
  await build({
    root,
    logLevel: 'warn',
    plugins: [noteFiles(root, fileOf, modules)],
    build: { outDir: site, emptyOutDir: true },
  });
  await rename(join(site, '.vite/manifest.json'), list);
  await rm(join(site, '.vite'), { recursive: true });
  return {
    free: freeAmong(root, inputs, modules),
    files: await hashesBelow(site),
    fileOf: Object.fromEntries(fileOf),
    chunks: hashOf(await readFile(list)),
  };
}

/** Takes the program that writes the pages over to `made/pages/`; `undefined` where it has to be made. */
export async function takenProgram({
  work,
  inputs,
  earlier,
}: BundleParts): Promise<Bundle | undefined> {
  const target = join(work, MADE, 'pages');
  const before = earlier?.made.program;
  if (!earlier || !before || !isSame(earlier.made, before, inputs)) return undefined;
  if (takeFiles(before.files, join(earlier.dist, MADE, 'pages'), target)) return before;
  await rm(target, { recursive: true, force: true });
  return undefined;
}

/**
 * Writes the program to `made/pages/`. Modules of content stay outside it, and are found by their names from there: a changed
 * record is read by the program that is there.
 */
export async function bundledProgram({ root, work, inputs }: BundleParts): Promise<Bundle> {
  const target = join(work, MADE, 'pages');
  const modules = new Set<string>();
  const { build } = await import('vite');
  await mkdir(target, { recursive: true });
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteFiles(root, new Map(), modules)],
    build: {
      ssr: true,
      manifest: false,
      outDir: target,
      emptyOutDir: true,
      rolldownOptions: {
        // A text, which takes the place of all that the settings name for browsers.
        input: 'app/prerender/prerender.tsx',
        external: /^#content\/compiled\//,
      },
    },
  });
  return { free: freeAmong(root, inputs, modules), files: await hashesBelow(target) };
}

async function hashesBelow(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of filesBelow(folder, '')) {
    found[name] = hashOf(await readFile(join(folder, name)));
  }
  return found;
}
