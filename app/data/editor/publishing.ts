import { queryOptions } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { askEditor } from './ask-editor.ts';
import { mistakesShape } from './records.ts';

/** Drafts on top of what is served, or a former version; version 0 is the product as it came. */
export type Wish = { keys: readonly string[] } | { version: number };

const preparedShape = z.object({
  mistakes: mistakesShape,
  build: z.string(),
  state: z.enum(['refused', 'ready', 'building', 'busy']),
});
export type Prepared = z.infer<typeof preparedShape>;

const stateShape = z.object({ state: z.enum(['building', 'ready', 'failed']), step: z.string() });
export type BuildState = z.infer<typeof stateShape>;

/** Has a site with the wish checked and built beside the one that is served. */
export function prepare(wish: Wish): Promise<Prepared> {
  return askEditor('build', preparedShape, { method: 'POST', body: wish });
}

/** The same, begun for whoever will ask for it soon. `drafts`: as they are; with later ones it is begun anew. */
export function builtAheadQuery(
  wish: { keys: readonly string[] },
  drafts: readonly { key: string; at: string }[],
) {
  return queryOptions({
    queryKey: ['editor', 'ahead', wish.keys, drafts.map(({ at }) => at)],
    queryFn: () => prepare(wish),
    enabled: wish.keys.length > 0,
    staleTime: Infinity,
    retry: false,
  });
}

export function buildState(build: string): Promise<BuildState> {
  return askEditor(`build?build=${build}`, stateShape);
}

export function makePreview(build: string) {
  const shape = z.object({ path: z.string(), endsAt: z.string() });
  return askEditor('preview', shape, { method: 'POST', body: { build } });
}

/** Has it served. Throws EditorRefusal with 409 where drafts or site changed meanwhile. */
export async function publish(wish: Wish, build: string, why: string): Promise<number> {
  const shape = z.object({ version: z.number() });
  return (await askEditor('publish', shape, { method: 'POST', body: { wish, build, why } }))
    .version;
}

const versionsShape = z.object({
  served: z.number(),
  versions: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      by: z.nullable(z.string()),
      why: z.string(),
      undoes: z.nullable(z.number()),
      keys: z.array(z.string()),
    }),
  ),
});
export type Versions = z.infer<typeof versionsShape>;

export function versionsQuery() {
  return queryOptions({
    queryKey: ['editor', 'versions'],
    queryFn: () => askEditor('versions', versionsShape),
    staleTime: 0,
    retry: false,
  });
}
