// What the owner published, read from the database: for commands, and for an upgrade.
import type { Queries } from '#server/database/database.ts';
import { NO_VERSION, servedNow, versionOf } from '#server/editor/versions.ts';
import type { Overlay } from '#tools/content/read-records.ts';
import { readCache, recordsCache } from '#tools/content/read-records.ts';
import { readTables } from '#tools/tables/tables.ts';
import { carriedOver, type BothChanged } from './carry-over.ts';
import type { DraftMistake } from './draft.ts';
import { judgedTogether } from './together.ts';

export type PublishedContent = {
  readonly version: number;
  readonly texts: Overlay;
  readonly bases: Overlay;
};

/** `undefined` where nothing is published, or the database is from before that was possible. */
export async function publishedContent(database: Queries): Promise<PublishedContent | undefined> {
  const [known] = await database.query<{ there: boolean }>(
    `select to_regclass('private.content_versions') is not null as there`,
  );
  if (known?.there !== true) return undefined;
  const { version } = await servedNow(database);
  const found = await versionOf(database, version);
  if (!found || version === NO_VERSION) return undefined;
  const [texts, bases] = [found.texts, found.bases].map((each) => new Map(Object.entries(each)));
  return texts && bases && { version, texts, bases };
}

/** Whether it fits the product at `root`: what is to be mended, and where both changed the same field, so that the owner's stands. */
export function fitOf(
  root: string,
  { texts, bases }: PublishedContent,
): { mistakes: readonly DraftMistake[]; bothChanged: readonly BothChanged[] } {
  const carried = carriedOver(root, texts, bases);
  const parts = { root, tables: readTables(root), cache: readCache(recordsCache(root)) };
  return {
    mistakes: judgedTogether(parts, carried.texts).mistakes,
    bothChanged: carried.bothChanged,
  };
}

/** One line: `faq/x answer.0.es: is empty`. */
export function lineOf({ key, field, reason }: DraftMistake): string {
  return `${[key, field].filter((part) => part !== '').join(' ')}: ${reason}`;
}
