// An uploaded table is checked as `npm run import` does it; where nothing is wrong, its texts are those that the command would write.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { importers } from '#tools/import/importers.ts';
import type { Importer } from '#tools/import/importer.ts';
import { makeTable, type MadeTable } from '#tools/import/make-table.ts';
import { editionOf, isEdition } from '#tools/import/origin.ts';
import type { Overlay } from '#tools/content/read-records.ts';
import { origins } from '#tools/tables/about-tables.ts';
import { NoTableError, readTable, writeTable, type Row } from '#tools/tables/table.ts';
import { keyOf, nameOf, tables, type Table } from '#tools/tables/tables.ts';
import type { Draft, DraftMistake } from '../draft.ts';
import { tableOf } from './editable-tables.ts';
import { inBoth, type Both } from './problems-in-both.ts';
import { readingUpload } from './rows-of-upload.ts';
import { nameOfRow, tableChange, type TableChange } from './table-change.ts';
import { tableDraftShape, type TableDraft } from './table-draft.ts';

/** What is shown of an uploaded table before anything is stored of it. */
export type ToldTable = TableChange & {
  /** What cannot be true. */
  readonly problems: readonly Both[];
  /** What is to be held against the official document; `id` names it in `accepted`. */
  readonly doubts: readonly {
    id: string;
    kind: string;
    name: string;
    text: Both;
    isAccepted: boolean;
  }[];
  /** Names of degrees that are none of the catalogue's and that nobody has judged. */
  readonly unknown: readonly string[];
  /** The course or the year that the table is of. */
  readonly ofEdition: string;
};

export type CheckedTable = {
  readonly mistakes: readonly DraftMistake[];
  readonly files: Readonly<Record<string, string>>;
  readonly told?: ToldTable;
};

const SHORTEST_REASON = 10;

/** @param overlay what stands in place of the repository's files; @param today `YYYY-MM-DD` */
export function checkTable(
  root: string,
  overlay: Overlay,
  { key, said }: Draft,
  today: string,
): CheckedTable {
  const wrong = (field: string, reason: string) => ({
    mistakes: [{ key, field, reason }],
    files: {},
  });
  const importer = importers[key.replace('tables/', '')];
  if (!tableOf(key) || !importer) return wrong('', 'is no record');
  const draft = tableDraftShape.safeParse(said);
  if (!draft.success) return wrong('file', 'is no table');
  const { file, edition = '' } = draft.data;
  if (!file) return wrong('file', 'has no file');
  if (edition !== '' && !isEdition(edition)) return wrong('edition', 'is no year');
  const { table } = importer;
  const before = rowsNow(root, overlay, table);
  let made: MadeTable;
  try {
    made = makeTable(
      readingUpload(importer),
      [file.text],
      before,
      rowsNow(root, overlay, tables.leftOut),
    );
  } catch (error) {
    return wrong('file', reasonOf(error));
  }
  const told = toldOf(
    importer,
    made,
    before,
    draft.data,
    edition || editionOf(made.rows, table, root),
  );
  const text = writeTable(table.columns, made.rows);
  const mistakes = mistakesOf(key, told, text, draft.data);
  if (mistakes.length > 0) return { mistakes, files: {}, told };
  const origin = {
    table: nameOf(table),
    edition: told.ofEdition,
    files: file.name.replaceAll(/\s+/g, '-'),
    sha256: file.sha256,
    taken_over: today,
    rows: String(made.rows.length),
  };
  const all = [
    ...rowsNow(root, overlay, origins).filter((row) => row['table'] !== origin.table),
    origin,
  ];
  const sorted = all.toSorted((a, b) => ((a['table'] ?? '') < (b['table'] ?? '') ? -1 : 1));
  const files = { [table.path]: text, [origins.path]: writeTable(origins.columns, sorted) };
  return { mistakes: [], files, told };
}

function toldOf(
  importer: Importer,
  made: MadeTable,
  before: readonly Row[],
  { accepted, file }: TableDraft,
  edition: string,
): ToldTable {
  const { table } = importer;
  const byKey = new Map([...before, ...made.rows].map((row) => [keyOf(row, table), row]));
  const notices =
    importer.files.length > 1 ? [] : (importer.noticesOf?.(made.rows, [file?.text ?? '']) ?? []);
  return {
    ...tableChange(before, made.rows, table, importer.edition),
    problems: made.problems.map(inBoth),
    doubts: made.doubts.map(({ kind, key, text }) => {
      const id = `${kind} ${key}`.trim();
      const name = key === '' ? '' : nameOfRow(byKey.get(key) ?? {}, key, table);
      return {
        id,
        kind,
        name,
        text: inBoth(text),
        isAccepted: accepted?.doubts.includes(id) === true,
      };
    }),
    unknown: notices.flatMap((line) => /^Nombre sin decidir: (.*)\. Añade/.exec(line)?.[1] ?? []),
    ofEdition: edition,
  };
}

function mistakesOf(
  key: string,
  told: ToldTable,
  text: string,
  { accepted }: TableDraft,
): readonly DraftMistake[] {
  const mistake = (field: string, reason: string) => ({ key, field, reason });
  if (told.problems.length > 0)
    return [mistake('file', `has ${told.problems.length} rows that cannot be`)];
  if (/<\s*[a-z!/?]/i.test(text) || /\b(?:javascript|vbscript|data)\s*:/i.test(text))
    return [mistake('file', 'has code in it')];
  const open = told.doubts.filter(({ isAccepted }) => !isAccepted);
  if (open.length > 0) return [mistake('accepted', `has ${open.length} figures to compare`)];
  if (told.doubts.length > 0 && (accepted?.why.trim().length ?? 0) < SHORTEST_REASON)
    return [mistake('accepted.why', `is shorter than ${SHORTEST_REASON} characters`)];
  if (told.rows.length === 0 && told.edition.length === 0)
    return [mistake('file', 'changes nothing')];
  return [];
}

function reasonOf(error: unknown): string {
  if (!(error instanceof NoTableError)) return 'is no table';
  const { why } = error;
  return why.kind === 'quote'
    ? `has an open quote in line ${why.line}`
    : `lacks the columns ${why.absent.join(', ')}`;
}

/** The rows of a table as they are published. */
export function rowsNow(root: string, overlay: Overlay, { path, columns }: Table): readonly Row[] {
  return readTable(overlay.get(path) ?? readFileSync(join(root, path), 'utf8'), columns);
}
