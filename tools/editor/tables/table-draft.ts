// The draft of a table: the file that was uploaded, and what its editor says of it.
import { z } from 'zod';
import { origins } from '#tools/tables/about-tables.ts';
import { readTable, writeTable } from '#tools/tables/table.ts';
import { hashOf } from '#tools/import/origin.ts';

export const tableDraftShape = z.strictObject({
  file: z
    .strictObject({
      name: z.string().min(1).max(200),
      text: z.string(),
      /** Of its bytes, as the browser read them. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .optional(),
  /** `2026-27` or `2026`, where the rows do not say it. */
  edition: z.string().optional(),
  /** Doubts that were held against the official document, by kind and row; and what it says. */
  accepted: z.strictObject({ why: z.string(), doubts: z.array(z.string()) }).optional(),
});
export type TableDraft = z.infer<typeof tableDraftShape>;

/** A table as a record, for an upgrade to put two changes together: whole, or of origins by table. */
export function saidInTable(text: string): unknown {
  if (!isOrigins(text)) return wholeTable(text);
  const rows = readTable(text, origins.columns);
  return { origins: Object.fromEntries(rows.map((row) => [row.table, row])) };
}

/** The same as a draft: what `npm run content:push` brings. */
function wholeTable(text: string): TableDraft {
  return { file: { name: 'tabla.csv', text, sha256: hashOf(Buffer.from(text)) } };
}

const originRows = z.object({
  origins: z.record(z.string(), z.record(z.enum(origins.columns), z.string())),
});

export function textOfTable(said: unknown): string {
  const read = originRows.safeParse(said);
  if (!read.success) return tableDraftShape.parse(said).file?.text ?? '';
  const rows = Object.values(read.data.origins).toSorted((a, b) => (a.table < b.table ? -1 : 1));
  return writeTable(origins.columns, rows);
}

function isOrigins(text: string): boolean {
  return text.startsWith(`"${origins.columns[0]}","${origins.columns[1]}"`);
}
