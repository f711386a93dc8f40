// What the form of a table says of it before anything is uploaded, and the table as it is, to be changed in a spreadsheet.
import type { Locale } from '#domain/locale.ts';
import { toCsv } from '#domain/csv.ts';
import type { Overlay } from '#tools/content/read-records.ts';
import { importers } from '#tools/import/importers.ts';
import { officialPages, origins } from '#tools/tables/about-tables.ts';
import { nameOf } from '#tools/tables/tables.ts';
import { rowsNow } from './check-table.ts';
import { tableOf } from './editable-tables.ts';

/** As `app/data/editor/tables.ts` reads it. */
export type TableFacts = {
  readonly title: { readonly es: string; readonly en: string };
  readonly edition: string;
  readonly takenOver: string;
  readonly rows: number;
  readonly columns: readonly string[];
  /** Where the official document of an edition stands. */
  readonly pages: readonly {
    readonly what: string;
    readonly edition: string;
    readonly url: string;
  }[];
  /** Whether its official list is read as it is printed. */
  readonly isRead: boolean;
  readonly fact?: { readonly key: string; readonly id: string } | undefined;
};

export function tableFacts(root: string, overlay: Overlay, key: string): TableFacts | undefined {
  const named = tableOf(key);
  if (!named) return undefined;
  const name = nameOf(named.table);
  const origin = rowsNow(root, overlay, origins).find((row) => row['table'] === name);
  const pages = rowsNow(root, overlay, officialPages).filter((row) => row['about'] === name);
  return {
    title: named.title,
    edition: origin?.['edition'] ?? '',
    takenOver: origin?.['taken_over'] ?? '',
    rows: Number(origin?.['rows'] ?? 0),
    columns: named.table.columns,
    pages: pages.map(({ what = '', edition = '', address = '' }) => ({
      what,
      edition,
      url: address,
    })),
    isRead: importers[key.replace('tables/', '')]?.rowsOfPdf !== undefined,
    fact: named.fact,
  };
}

/** As a spreadsheet of the language opens it: in Spanish a comma is the decimal sign. `undefined` where no table has that key. */
export function tableAsIs(
  root: string,
  overlay: Overlay,
  key: string,
  locale: Locale,
): { name: string; text: string } | undefined {
  const named = tableOf(key);
  if (!named || !importers[key.replace('tables/', '')]) return undefined;
  const { table } = named;
  const cellOf = (cell = '') =>
    locale === 'es' && /^\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell;
  const cells = rowsNow(root, overlay, table).map((row) =>
    table.columns.map((column) => cellOf(row[column])),
  );
  return {
    name: `${key.replace('tables/', '')}.csv`,
    text: toCsv(table.columns, cells, locale === 'es' ? ';' : ','),
  };
}
