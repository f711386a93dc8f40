// The list of chunks that the bundler wrote, and what each imports.
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
  assets: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});

/** What the bundler says of its files: source to file, and what each file imports. */
export const chunksShape = z.record(z.string(), chunk);
export type Chunks = z.infer<typeof chunksShape>;

export function chunkOf(chunks: Chunks, source: string): z.infer<typeof chunk> {
  const found = chunks[source];
  if (!found) throw new Error(`the build has no ${source}`);
  return found;
}

/** Adds a source and all that it imports at once; with `later`, also what it imports on demand. */
export function collectImports(
  chunks: Chunks,
  source: string,
  seen: Set<string>,
  later?: (source: string) => boolean,
): void {
  if (seen.has(source)) return;
  seen.add(source);
  const { imports = [], dynamicImports = [] } = chunkOf(chunks, source);
  const wanted = later ? dynamicImports.filter(later) : [];
  for (const next of [...imports, ...wanted]) collectImports(chunks, next, seen, later);
}

/** Notes into which file the bundler has put each source, in `fileOf`, and every module that it has read, in `modules`. */
export function noteFiles(root: string, fileOf: Map<string, string>, modules: Set<string>): Plugin {
  return {
    name: 'note-files',
    generateBundle(_, bundle) {
      for (const id of this.getModuleIds()) modules.add(id);
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const id of part.moduleIds) fileOf.set(relative(root, id), part.fileName);
      }
    },
  };
}

/**
 * The manifest names a file by the source that is loaded with it, unless a group of `vite.config.ts` holds that source:
 * then by the group alone. Here every source that is loaded on demand is found by its own name.
 */
export function withGrouped(chunks: Chunks, fileOf: ReadonlyMap<string, string>): Chunks {
  const named = new Map(Object.values(chunks).map((each) => [each.file, each]));
  const found: Chunks = {};
  for (const [source, file] of fileOf) {
    const itsFile = named.get(file);
    if (itsFile) found[source] = itsFile;
  }
  return { ...found, ...chunks };
}
