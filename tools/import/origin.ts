// Of which files a table was made, when, and of which year or course they are.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { yearEnd } from '#domain/fact-age.ts';
import { origins } from '#tools/tables/about-tables.ts';
import { writeTable, type Row } from '#tools/tables/table.ts';
import { nameOf, rowsIn, type Table } from '#tools/tables/tables.ts';

/** `2026` or `2026-27`. */
export function isEdition(text: string): boolean {
  return yearEnd(text) !== undefined;
}

/** The course or the year that its rows name, or what was known of the table before. */
export function editionOf(rows: readonly Row[], table: Table, root: string): string {
  const known = rowsIn(root, origins).find((row) => row.table === nameOf(table));
  const [first] = rows;
  const year = first?.['day']?.slice(0, 'YYYY'.length);
  return first?.['academic_year'] ?? year ?? known?.edition ?? '';
}

export function writeOrigin(
  root: string,
  {
    table,
    edition,
    files,
    bytes,
    today,
    rows,
  }: {
    table: Table;
    edition: string;
    files: readonly string[];
    bytes: readonly Uint8Array[];
    today: string;
    rows: number;
  },
): void {
  const origin = {
    table: nameOf(table),
    edition,
    files: files.join(' '),
    sha256: bytes.map(hashOf).join(' '),
    taken_over: today,
    rows: String(rows),
  };
  const others = rowsIn(root, origins).filter((row) => row.table !== origin.table);
  const all = [...others, origin].toSorted((a, b) => (a.table < b.table ? -1 : 1));
  writeFileSync(join(root, origins.path), writeTable(origins.columns, all));
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
