import type { Copy } from '#content/dictionaries/es/sheets.ts';
import type { SharedSheet, SheetWords } from '#content/report/sheets/shared-sheet.ts';
import { toCsv } from '#domain/csv.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { sectionFor } from '#domain/instruments/registry.ts';

/** A row for each pupil who shares something: what was shared, and no more. Safe to open in a spreadsheet. */
export function sharedCsv(
  sheets: readonly SharedSheet[],
  { words, copy }: Pick<SheetWords, 'words' | 'copy'>,
): string {
  const { table } = copy;
  return toCsv(
    headsOf(table),
    sheets.map((sheet) => rowOf(sheet, { words, copy })),
  );
}

function headsOf(table: Copy['table']): readonly string[] {
  const { alias, group, finished, letters, families, values } = table;
  return [alias, group, finished, letters, families, values, ...riasecLetters];
}

function rowOf(
  { alias, group, finishedAt, summary, report }: SharedSheet,
  { words, copy }: Pick<SheetWords, 'words' | 'copy'>,
) {
  const scores = report && sectionFor(report.sections, 'interests')?.scores;
  const { types } = words.instruments.values;
  return [
    alias,
    group,
    finishedAt?.slice(0, 10) ?? null,
    summary.isUndecided ? copy.table.undecided : summary.letters.join(''),
    summary.families.map(words.catalog.family).join('; '),
    summary.values.map((value) => types[value].name).join('; '),
    // Points are part of the whole result only.
    ...riasecLetters.map((letter) => {
      const score = scores?.find(({ scale }) => scale === letter);
      return score?.kind === 'scored' ? score.raw : null;
    }),
  ];
}
