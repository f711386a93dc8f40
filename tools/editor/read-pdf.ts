// One PDF of an official list, read by a program of its own that the server starts for it and ends when it takes too long: standard input
// brings the question as JSON, standard output takes the rows as a text, or why there are none in both languages.
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { importers } from '#tools/import/importers.ts';
import { newestAddress } from '#tools/import/newest-address.ts';
import { NoListError, pdfText } from '#tools/import/pdf-text.ts';
import { carriedOver } from './carry-over.ts';
import { rowsNow } from './tables/check-table.ts';
import { tableOf } from './tables/editable-tables.ts';
import { inBoth } from './tables/problems-in-both.ts';

const texts = z.record(z.string(), z.string().nullable());
const question = z.object({
  key: z.string(),
  /** Where the PDF was found; empty: where the newest one stands that we know of. */
  address: z.string(),
  published: texts,
  bases: texts,
  /** In base64. */
  pdf: z.string(),
});

/** A few kilobytes can unfold to gigabytes, outside of what Node bounds; the largest official list takes 220 MiB. */
const MOST_MEBIBYTES = 700;
const LOOK_MS = 50;
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MOST_MEBIBYTES} * 2 ** 20) process.kill(process.pid, 'SIGKILL');
}, ${LOOK_MS});`;
// From a thread of its own: the one that unfolds looks at nothing.
new Worker(watch, { eval: true }).unref();

const root = resolve(import.meta.dirname, '../..');

async function answerTo(said: unknown) {
  const { key, address, published, bases, pdf } = question.parse(said);
  const importer = importers[key.replace('tables/', '')];
  if (!tableOf(key) || !importer)
    throw new NoListError('Esta tabla no se lee de un PDF: guárdala como CSV.');
  const overlay = (files: z.infer<typeof texts>) => new Map(Object.entries(files));
  const { texts: now } = carriedOver(root, overlay(published), overlay(bases));
  return pdfText(importer, Buffer.from(pdf, 'base64'), {
    address: address || newestAddress(root, importer.table),
    before: rowsNow(root, now, importer.table),
  });
}

let answer: { text: string } | { refused: ReturnType<typeof inBoth> };
try {
  answer = { text: await answerTo(JSON.parse(await text(process.stdin))) };
} catch (error) {
  if (!(error instanceof NoListError)) throw error;
  answer = { refused: inBoth(error.message) };
}
process.stdout.write(JSON.stringify(answer), () => process.exit());
