// From drafts to a version: checked, built, then served by all processes. What is refused leaves everything as it is.
import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/error.ts';
import type { ContentWorker } from './content-worker.ts';
import { drafts, type StoredDraft } from './drafts.ts';
import type { SiteBuilds } from './site-builds.ts';
import { textsShape, type Texts } from './texts.ts';
import { publishVersion, servedNow, versionOf } from './versions.ts';

/** As the database takes it. */
const LONGEST_WHY = 500;

const mistakeShape = z.object({ key: z.string(), field: z.string(), reason: z.string() });
export type Mistake = z.infer<typeof mistakeShape>;

const togetherShape = z.object({ mistakes: z.array(mistakeShape), isLive: z.boolean() });

const checkedShape = z.object({
  mistakes: z.array(mistakeShape),
  isLive: z.boolean().default(false),
  files: textsShape,
  bases: textsShape,
});

/** What is to be served: drafts on top of what is served now, or a former version as it was. */
export type Wish = { keys: readonly string[] } | { version: number };

type Prepared = {
  from: number;
  texts: Texts;
  bases: Texts;
  mistakes: readonly Mistake[];
  /** Whether the site is open to the public with it. */
  isLive: boolean;
  drafts: readonly StoredDraft[];
};

export type Publishing = {
  /** Checks, and begins to build what is right. */
  prepare(wish: Wish): Promise<{ mistakes: readonly Mistake[]; build: string; state: string }>;
  /** Has it served, where it is built: the version. Throws conflict where it is not, or is no longer the same. */
  publish(wish: Wish, said: { build: string; why: string; actor: string }): Promise<number>;
};

export function createPublishing(parts: {
  database: Database;
  worker: ContentWorker;
  builds: SiteBuilds;
  today: () => string;
}): Publishing {
  const { database, worker, builds, today } = parts;

  async function read(wish: Wish): Promise<Prepared> {
    const { version: from } = await servedNow(database);
    const shown = (await versionOf(database, from)) ?? { texts: {}, bases: {} };
    if ('version' in wish) return former(wish.version, from);
    const chosen = (await drafts(database)).filter(({ key }) => wish.keys.includes(key));
    if (chosen.length === 0) throw new AppError('bad_request');
    const answer = await worker.ask({
      ask: 'check',
      shown,
      drafts: chosen.map(({ key, said, base }) => ({ key, said, base })),
      today: today(),
    });
    const { mistakes, isLive, files, bases } = checkedShape.parse(answer);
    const texts = { ...shown.texts, ...files };
    // Where the owner is back at the repository's own text, it stands by itself again.
    for (const [path, text] of Object.entries(bases)) if (texts[path] === text) delete texts[path];
    return { from, texts, bases: { ...shown.bases, ...bases }, mistakes, isLive, drafts: chosen };
  }

  async function former(version: number, from: number): Promise<Prepared> {
    const found = await versionOf(database, version);
    if (found === undefined) throw new AppError('not_found');
    const answer = await worker.ask({ ask: 'together', shown: found });
    const judged = togetherShape.parse(answer);
    return { from, texts: found.texts, bases: found.bases, ...judged, drafts: [] };
  }

  return {
    async prepare(wish) {
      const { mistakes, texts, bases } = await read(wish);
      const build = builds.nameOf(texts);
      const state = mistakes.length > 0 ? 'refused' : await builds.begin({ texts, bases });
      return { mistakes, build, state };
    },
    async publish(wish, { build, why, actor }) {
      const { from, texts, bases, mistakes, isLive, drafts: done } = await read(wish);
      const isBuilt = builds.nameOf(texts) === build && builds.isReady(build);
      if (mistakes.length > 0 || !isBuilt) throw new AppError('conflict');
      const version = await publishVersion(database, {
        from,
        texts,
        bases,
        why: withReasons(why, done),
        actor,
        isLive,
        keys: 'keys' in wish ? wish.keys : [],
        undoes: 'version' in wish ? wish.version : undefined,
        drafts: done,
      });
      if (version === undefined) throw new AppError('conflict');
      return version;
    },
  };
}

const accepted = z.object({ accepted: z.object({ why: z.string() }) });

/** Why a table was taken although figures of it looked wrong stands in the history, too. */
function withReasons(why: string, published: readonly StoredDraft[]): string {
  const reasons = published.flatMap(({ key, said }) => {
    const read = key.startsWith('tables/') ? accepted.safeParse(said) : undefined;
    return read?.data ? [read.data.accepted.why.trim()] : [];
  });
  return [why, ...reasons].join(' · ').slice(0, LONGEST_WHY);
}
