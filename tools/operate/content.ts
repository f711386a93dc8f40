// What the owner published, and the repository's files.
//   npm run content:check   whether it fits this version of the product; names what to mend
//   npm run content:pull    writes it into the files
//   npm run content:push    brings files that were changed, and that the owner published otherwise, into the editor as drafts
// What was changed on both sides is named and left alone, with exit code 1; nothing is published by it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { carriedOver } from '#tools/editor/carry-over.ts';
import { recordOf, textOf } from '#tools/editor/record-of.ts';
import { keyOf, placeOf } from '#tools/editor/editable.ts';
import {
  fitOf,
  lineOf,
  publishedContent,
  type PublishedContent,
} from '#tools/editor/published-content.ts';
import { writtenOf } from '#tools/editor/photographs/photographs.ts';
import { saidIn } from '#tools/editor/record-texts.ts';
import { existingDatabase, namedDatabase } from './existing-database.ts';
import { withDatabase } from './with-database.ts';

const root = resolve(import.meta.dirname, '../..');

type Work = (published: PublishedContent, database: Database) => void | Promise<void>;
const works: Readonly<Record<string, Work>> = { check, pull, push };

await withDatabase(
  () => existingDatabase(process.env, namedDatabase(process.env)),
  async (database) => {
    const work = works[process.argv[2] ?? 'check'];
    if (!work) throw new Error('content: check, pull or push');
    const published = await publishedContent(database);
    if (published) await work(published, database);
    else console.log('Nothing is published: the site says what the files say.');
  },
);

function check(published: PublishedContent): void {
  const { mistakes, bothChanged } = fitOf(root, published);
  for (const { file, field } of bothChanged)
    console.log(`${file} ${field}: the product changed it, too; the owner's stands`);
  for (const mistake of mistakes) console.error(lineOf(mistake));
  if (mistakes.length > 0) process.exitCode = 1;
  else console.log(`Version ${published.version} fits: ${published.texts.size} records.`);
}

function pull(published: PublishedContent): void {
  const { texts, bothChanged } = carriedOver(root, published.texts, published.bases);
  for (const [file, text] of texts) {
    const fields = bothChanged.filter((each) => each.file === file).map(({ field }) => field);
    if (fields.length > 0) {
      leave(`${file}: changed in both, left alone: ${fields.join(', ')}`);
    } else if (text === null) {
      rmSync(join(root, file), { force: true });
      console.log(`${file}: taken away`);
    } else if (textOf(root, file) !== text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), writtenOf(file, text));
      console.log(file);
    }
  }
}

async function push({ texts, bases }: PublishedContent, database: Database): Promise<void> {
  const keys = new Set([...texts.keys()].flatMap((file) => keyOf(file) ?? []));
  for (const key of keys) {
    const { kind, files } = placeOf(key) ?? { kind: 'site', files: [] };
    const isChanged = (file: string) => {
      const now = textOf(root, file);
      return (
        now !== undefined && texts.has(file) && now !== texts.get(file) && now !== bases.get(file)
      );
    };
    if (!files.some(isChanged)) continue;
    const said = JSON.stringify(recordOf(root, new Map(), key));
    const base = JSON.stringify(
      saidIn(
        kind,
        files.map((file) => shownIn(texts, file)),
      ) ?? null,
    );
    const [made] = await database.query(
      `insert into private.content_drafts (key, said, base) values ($1, $2::text::jsonb, $3::text::jsonb)
       on conflict (key) do nothing returning key`,
      [key, said, base],
    );
    if (made) console.log(`${key}: a draft`);
    else leave(`${key}: has a draft already, left alone`);
  }
}

/** What stands in a file with what was published. */
function shownIn(texts: PublishedContent['texts'], file: string): string | null | undefined {
  return texts.has(file) ? texts.get(file) : textOf(root, file);
}

function leave(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
