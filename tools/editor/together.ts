// All records as an overlay leaves them, read and judged together, as a compile does.
import type { Records } from '#tools/content/kinds.ts';
import { readRecords, type Cache, type Overlay } from '#tools/content/read-records.ts';
import { mistakesBetween } from '#tools/content/references.ts';
import { writtenAddresses } from '#tools/content/articles/named.ts';
import { seasonMistakes } from '#tools/content/references/season.ts';
import { mistakesOfTables } from '#tools/content/references/tables.ts';
import type { Tables } from '#tools/tables/tables.ts';
import { articleMistakesTogether } from './article-check.ts';
import type { DraftMistake } from './draft.ts';
import { keyOf } from './editable.ts';
import { liveMistakes } from './owner-rules.ts';
import { photographMistakes } from './photographs/placed-photographs.ts';
import { isThere, recordOf } from './record-of.ts';
import { tablesWith } from './tables/tables-with.ts';

const addresses = { es: writtenAddresses('es'), en: writtenAddresses('en') };

/** What does not change while a process lives. */
export type CheckParts = { readonly root: string; readonly tables: Tables; readonly cache: Cache };

/** What is wrong with all records as an overlay leaves them, and whether the site is then open to the public. */
export function judgedTogether(parts: CheckParts, overlay: Overlay) {
  const { mistakes, records } = readTogether(parts, overlay);
  return { mistakes, isLive: records?.site.live === true };
}

/** `records`: none where one cannot be read. */
export function readTogether(
  { root, tables, cache }: CheckParts,
  overlay: Overlay,
): { mistakes: readonly DraftMistake[]; records?: Records } {
  let records: Records;
  try {
    records = readRecords(root, { cache, overlay });
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n');
    return { mistakes: lines.map(placed) };
  }
  const mistakes = [
    ...[
      ...mistakesBetween(records),
      ...mistakesOfTables(records, tablesWith(tables, overlay)),
      ...seasonMistakes(records.site, addresses),
    ].map(placed),
    ...articleMistakesTogether(root, records, (key) => recordOf(root, overlay, key)),
    ...photographMistakes(root, records, {
      recordOf: (key) => recordOf(root, overlay, key),
      isThere: (file) => isThere(root, overlay, file),
      brought: [...overlay].flatMap(([file, text]) => (text === null ? [] : [file])),
    }),
    ...(records.site.live ? liveMistakes(records) : []),
  ];
  return { mistakes, records };
}

/** A line as a compile says it, with the number of a line or without: file, field, reason. */
function placed(line: string): DraftMistake {
  const [, table = '', said = ''] = /^(data\/\S+\.csv) (.*)$/.exec(line) ?? [];
  if (table !== '') return { key: keyOf(table) ?? 'site', field: 'file', reason: said };
  const [, file = '', field = '', reason = line] =
    /^(content\/\S+?\.yaml)(?::\d+)? (?:([\w.-]+):? )?(.*)$/.exec(line) ?? [];
  return { key: keyOf(file) ?? 'site', field, reason: file === '' ? line : reason };
}
