// A program that the server starts when somebody edits: answers what is in the records, what their forms are and what is wrong with a
// draft. It keeps what it has read, so that a check takes a tenth of a second, and ends with the server.
import { resolve } from 'node:path';
import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { giveWay } from '#server/site/give-way.ts';
import { readCache, recordsCache, type Overlay } from '#tools/content/read-records.ts';
import { readTables } from '#tools/tables/tables.ts';
import { carriedOver } from './carry-over.ts';
import { checkDrafts } from './draft-check.ts';
import { listedRecords } from './listed-records.ts';
import { recordOf } from './record-of.ts';
import { judgedTogether, type CheckParts } from './together.ts';
import { editableKinds, placeOf } from './editable.ts';
import { formOf } from './form-of.ts';
import { photographPlace } from './photographs/photograph-places.ts';
import { photographTitle } from './photograph-title.ts';
import { withCleanPhotograph } from './photographs/clean-photograph.ts';
import { tableAsIs, tableFacts } from './tables/table-facts.ts';

const texts = z.record(z.string(), z.string().nullable());
/** What was published, and the repository's texts in its places at that time. */
const shown = { published: texts, bases: texts };
const question = z.discriminatedUnion('ask', [
  z.object({
    ask: z.literal('list'),
    ...shown,
    /** What waits, so that what is new is named, too; nothing is said of a file. */
    drafts: z.array(z.object({ key: z.string(), said: z.unknown().optional() })),
  }),
  z.object({ ask: z.literal('record'), ...shown, key: z.string() }),
  z.object({ ask: z.literal('table'), ...shown, key: z.string(), locale: z.enum(locales) }),
  z.object({
    ask: z.literal('check'),
    ...shown,
    drafts: z.array(z.object({ key: z.string(), said: z.unknown(), base: z.unknown() })),
    today: z.string(),
  }),
  z.object({ ask: z.literal('together'), ...shown }),
]);

const root = resolve(import.meta.dirname, '../..');
let made: CheckParts | undefined;

/** Tables and the cache of records, read when first needed. */
function parts(): CheckParts {
  return (made ??= { root, tables: readTables(root), cache: readCache(recordsCache(root)) });
}

async function answer(said: unknown): Promise<unknown> {
  const asked = question.parse(said);
  const overlayOf = (said: z.infer<typeof texts>): Overlay => new Map(Object.entries(said));
  const { texts: published } = carriedOver(
    root,
    overlayOf(asked.published),
    overlayOf(asked.bases),
  );
  switch (asked.ask) {
    case 'list':
      return editableKinds.map((kind) => ({
        kind,
        records: listedRecords(root, published, { kind, drafts: asked.drafts }),
      }));
    case 'record': {
      const place = placeOf(asked.key);
      if (!place) return undefined;
      if (place.kind === 'tables')
        return { kind: 'tables', form: tableFacts(root, published, asked.key), said: {} };
      const said = recordOf(root, published, asked.key) ?? null;
      if (place.kind === 'photographs') {
        const title = photographTitle(root, published, asked.key);
        return {
          kind: 'photographs',
          form: { title, ...photographPlace(root, asked.key) },
          said,
        };
      }
      return { kind: place.kind, form: formOf(place.kind), said };
    }
    case 'table':
      return tableAsIs(root, published, asked.key, asked.locale);
    case 'check':
      // Pictures are decoded outside of this thread; all else is judged in one go.
      return checkDrafts(
        parts(),
        published,
        await Promise.all(asked.drafts.map((draft) => withCleanPhotograph(root, draft))),
        asked.today,
      );
    case 'together':
      return judgedTogether(parts(), published);
  }
}

giveWay(5);
async function reply(message: { id: number; said: unknown }): Promise<void> {
  let said: { id: number; answer?: unknown; failed?: string };
  try {
    said = { id: message.id, answer: await answer(message.said) };
  } catch (error) {
    said = {
      id: message.id,
      failed: error instanceof Error ? (error.stack ?? '') : String(error),
    };
  }
  process.send?.(said);
}
process.on('message', (message: { id: number; said: unknown }) => void reply(message));
process.once('disconnect', () => process.exit());
