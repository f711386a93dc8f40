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
