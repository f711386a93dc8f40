// The list that a build leaves beside its site: the pages by their files, and the banner of a season.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartRefusal } from '#server/start-refusal.ts';
import { dictionaryShape } from './page-dictionaries.ts';
import { seasonShape, type Season } from './season/season-banner.ts';

const manifestShape = z.object({
  /** Changes with the pages. */
  build: z.string().optional(),
  season: seasonShape.optional(),
  /** Whether the site is open to the public, and no demonstration. */
  live: z.boolean().optional(),
  dictionaries: z.array(dictionaryShape).default([]),
  pages: z.array(
    z.object({
      path: z.string(),
      file: z.string(),
      rare: z.boolean().optional(),
      missing: z.boolean().optional(),
      csp: z.object({ styleHashes: z.array(z.string()) }).optional(),
    }),
  ),
});

export type ListedPage = z.infer<typeof manifestShape>['pages'][number];

/** The pages of a built site by their files. */
export function readManifest(file: string): {
  build?: string;
  season?: Season | undefined;
  live: boolean;
  dictionaries: z.infer<typeof dictionaryShape>[];
  pages: Map<string, ListedPage>;
} {
  if (!existsSync(file)) throw new StartRefusal(`${file} is missing; \`npm run build\` makes it`);
  const {
    build,
    pages,
    live = false,
    ...others
  } = manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  const byFile = new Map(pages.map((page) => [page.file.replace(/^\/?(site\/)?/, ''), page]));
  return { ...(build === undefined ? {} : { build }), pages: byFile, live, ...others };
}
