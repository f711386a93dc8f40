import * as z from '#domain/zod.ts';
import type { Locale } from '#domain/locale.ts';
import { askEditor } from './ask-editor.ts';

const both = z.object({ es: z.string(), en: z.string() });
const cell = z.object({ column: z.string(), was: z.string(), is: z.string() });
export type Cell = z.infer<typeof cell>;

/** What is known of a table before anything is uploaded. */
export const tableFactsShape = z.object({
  title: both,
  edition: z.string(),
  takenOver: z.string(),
  rows: z.number(),
  columns: z.array(z.string()),
  pages: z.array(z.object({ what: z.string(), edition: z.string(), url: z.string() })),
  /** Whether its official list is read as it is printed. */
  isRead: z.boolean(),
  fact: z.optional(z.object({ key: z.string(), id: z.string() })),
});
export type TableFacts = z.infer<typeof tableFactsShape>;

/** What an uploaded table changes, and what is wrong or doubtful in it. */
export const tableChangeShape = z.object({
  before: z.number(),
  after: z.number(),
  edition: z.array(z.extend(cell, { rows: z.number() })),
  rows: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      change: z.enum(['new', 'gone', 'changed']),
      cells: z.array(cell),
    }),
  ),
  problems: z.array(both),
  doubts: z.array(
    z.object({ id: z.string(), kind: z.string(), text: both, isAccepted: z.boolean() }),
  ),
  unknown: z.array(z.string()),
});
export type TableChange = z.infer<typeof tableChangeShape>;

/** The draft of a table. */
export const tableDraftShape = z.object({
  file: z.optional(z.object({ name: z.string(), text: z.string(), sha256: z.string() })),
  edition: z.optional(z.string()),
  accepted: z.optional(z.object({ why: z.string(), doubts: z.array(z.string()) })),
});
export type TableDraft = z.infer<typeof tableDraftShape>;

/** The table as it is published, as a spreadsheet of the language opens it. */
export function tableFile(key: string, locale: Locale): Promise<{ name: string; text: string }> {
  const shape = z.object({ name: z.string(), text: z.string() });
  return askEditor(`table?key=${encodeURIComponent(key)}&locale=${locale}`, shape);
}

const readPdfShape = z.union([z.object({ text: z.string() }), z.object({ refused: both })]);

/** An official list as it is printed, read on the server: the text of its table, or why there is none. */
export function readPdf(
  key: string,
  address: string,
  file: Blob,
): Promise<z.infer<typeof readPdfShape>> {
  const query = new URLSearchParams({ key, address });
  return askEditor(`pdf?${query}`, readPdfShape, { method: 'POST', body: file });
}
