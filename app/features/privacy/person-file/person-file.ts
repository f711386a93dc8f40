// One’s own data as a document of chapters, made of the export in words.
import { fill } from '#content/wording/fill.ts';
import { longDateAndTimeIn } from '#content/wording/formats.ts';
import type { MyData } from '#app/data/privacy/my-data.ts';
import { answered, isForMachine, tablesOf, type ChapterId } from './chapters.ts';
import type { Entry, FileChapter, FilePart, FileTable, Row } from './file-parts.ts';
import type { FileWords } from './load-file-words.ts';
import {
  attemptTables,
  attemptTitle,
  secondLookTables,
  tellShared,
  type Result,
} from './tell-attempts.ts';
import { inReadingOrder, labelOf, tellValue, titleOf } from './tell-value.ts';

export type PersonFile = {
  readonly locale: FileWords['locale'];
  readonly title: string;
  readonly lead: readonly string[];
  readonly contents: string;
  readonly chapters: readonly FileChapter[];
};

/** More columns than these are told one below the other. */
const widest = 6;

/** Everything of `my_data` by subject, in words: what people read first, what only machines need last. */
export async function personFile(
  data: MyData,
  results: readonly Result[],
  words: FileWords,
): Promise<PersonFile> {
  const { locale, copy } = words;
  const known = Object.values(tablesOf).flatMap((names): string[] => [...names]);
  const rest = Object.keys(data.tables).filter((table) => !known.includes(table));
  const chapters: FileChapter[] = [];
  for (const id of Object.keys(tablesOf).filter(isChapter)) {
    const names: readonly string[] = id === 'more' ? rest : tablesOf[id];
    const parts: FilePart[] = [];
    for (const table of names) parts.push(...(await partsOfTable(table, data, results, words)));
    if (id === 'internal') parts.push(...machineParts(data, words));
    chapters.push({ id, ...copy.chapters[id], parts });
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = longDateAndTimeIn(locale).format(new Date(data.exported_at));
  return {
    locale,
    title: copy.title,
    lead: [copy.lead, fill(copy.made, { at, zone }), copy.controller],
    contents: copy.contents,
    // What a provider adds of its own is seldom there; every other subject says that it is empty.
    chapters: chapters.filter(({ id, parts }) => id !== 'more' || parts.length > 0),
  };
}

function isChapter(text: string): text is ChapterId {
  return Object.hasOwn(tablesOf, text);
}

async function partsOfTable(
  table: string,
  { tables }: MyData,
  results: readonly Result[],
  words: FileWords,
): Promise<FilePart[]> {
  const rows = inTime(tables[table] ?? []);
  if (rows.length === 0) return [];
  const attempts = tables['public.attempts'] ?? [];
  const told = rows.map((row) => readable(table, row, attempts, words));
  const title = titleOf(table, words);
  if (table === 'public.attempts' || table === 'public.second_looks') {
    return Promise.all(
      rows.map(async (row, index) => ({
        title: table === 'public.attempts' ? attemptTitle(row, words) : title,
        entries: told[index] ?? [],
        tables:
          table === 'public.attempts'
            ? await attemptTables(row, results, words)
            : await secondLookTables(row, attempts, words),
      })),
    );
  }
  return together(title, told, words);
}

/** One row as a list; several as a table, or one list each where a table would be too wide. */
function together(
  title: string,
  told: readonly (readonly Entry[])[],
  words: FileWords,
): FilePart[] {
  const filled = told.filter((entries) => entries.length > 0);
  const columns = [...new Set(filled.flatMap((entries) => entries.map(([label]) => label)))];
  if (filled.length > 1 && columns.length <= widest) {
    return [{ title, entries: [], tables: [tableOf(columns, filled)] }];
  }
  return filled.map((entries, index) => ({
    title: filled.length === 1 ? title : fill(words.copy.numbered, { title, n: index + 1 }),
    entries,
    tables: [],
  }));
}

function tableOf(columns: readonly string[], told: readonly (readonly Entry[])[]): FileTable {
  const rows = told.map((entries) => {
    const cells = new Map(entries);
    return columns.map((column) => cells.get(column) ?? '');
  });
  return { columns, rows };
}

/** What a person reads of a row. */
function readable(table: string, row: Row, attempts: readonly Row[], words: FileWords): Entry[] {
  return inReadingOrder(table, Object.keys(row), words).flatMap((column): Entry[] => {
    const value = row[column];
    if (isForMachine(column) || (hasAnswers(table) && answered.includes(column))) return [];
    const told =
      table === 'public.shares' && column === 'what'
        ? tellShared(value, attempts, words)
        : tellValue(column, value, words);
    return told === '' ? [] : [[labelOf(table, column, words), told]];
  });
}

/** The columns that people need not read, table by table. */
function machineParts({ tables }: MyData, words: FileWords): FilePart[] {
  return Object.entries(tables).flatMap(([table, rows]) => {
    const told = inTime(rows).map((row) =>
      Object.entries(row).flatMap(([column, value]): Entry[] => {
        const text = isForMachine(column) ? tellValue(column, value, words) : '';
        return text === '' ? [] : [[labelOf(table, column, words), text]];
      }),
    );
    return together(titleOf(table, words), told, words);
  });
}

function hasAnswers(table: string): boolean {
  return table === 'public.attempts' || table === 'public.second_looks';
}

/** The earliest first, by whichever time a row has. */
function inTime(rows: readonly Row[]): Row[] {
  const time = (row: Row) =>
    [row['at'], row['created_at'], row['first_seen'], row['asked_at']].find(
      (each) => typeof each === 'string',
    ) ?? '';
  return rows.toSorted((a, b) => time(a).localeCompare(time(b)));
}
