// The site that is served, which may change while the server runs.
import { AppError } from '#server/error.ts';
import type { Site } from './site-files.ts';
import type { StaticSite } from './static-site.ts';

export type ChangingSite = StaticSite & {
  /** From the next request on another one is served. */
  change(next: StaticSite): void;
};

/** Answers nothing until there is one. */
export function createChangingSite(): ChangingSite {
  let current: StaticSite | undefined;
  return {
    handler(c, next) {
      if (!current) throw new AppError('unavailable');
      return current.handler(c, next);
    },
    ready: (path, accepted) => current?.ready(path, accepted),
    change(next) {
      current = next;
    },
  };
}

/** A site with the scripts and styles of the one before it: pages that are open go on asking for theirs. */
export function withAssetsOf(next: Site, before: Site): Site {
  const own = new Set(next.files.map(({ path }) => path));
  const kept = before.files.filter(({ path }) => path.startsWith('/assets/') && !own.has(path));
  return { ...next, files: [...next.files, ...kept] };
}
