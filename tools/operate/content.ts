// What the owner published, and the repository's files.
//   npm run content:check   whether it fits this version of the product; names what to mend
//   npm run content:pull    writes it into the files
//   npm run content:push    brings files that were changed, and that the owner published otherwise, into the editor as drafts
// What was changed on both sides is named and left alone, with exit code 1; nothing is published by it.
import { resolve } from 'node:path';
import type { Database } from '#server/database/database.ts';
import {
  fitOf,
  lineOf,
  publishedContent,
  type PublishedContent,
} from '#tools/editor/published-content.ts';
import { pull, type Pulled } from '#tools/editor/pulling/pull.ts';
import { push } from '#tools/editor/pulling/push.ts';
import { existingDatabase, namedDatabase } from './existing-database.ts';
import { withDatabase } from './with-database.ts';

const root = resolve(import.meta.dirname, '../..');

type Work = (published: PublishedContent, database: Database) => void | Promise<void>;
const works: Readonly<Record<string, Work>> = {
  check,
  pull: (published) => tell(pull(root, published)),
  push: async (published, database) => tell(await push(root, published, database)),
};

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

function tell({ done, left }: Pulled): void {
  for (const line of done) console.log(line);
  for (const line of left) console.error(line);
  if (left.length > 0) process.exitCode = 1;
}
