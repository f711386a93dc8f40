// A draft is checked as code is: by the schema of its kind, by what records say of each other, and by what an owner promises.
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Records } from '#tools/content/kinds.ts';
import { readRecords, type Cache, type Overlay } from '#tools/content/read-records.ts';
import { mistakesBetween } from '#tools/content/references.ts';
import { mistakesOfTables } from '#tools/content/references/tables.ts';
import { wrongWith } from '#tools/content/record.ts';
import { writeRecord } from '#tools/content/write-record.ts';
import type { Tables } from '#tools/tables/tables.ts';
import type { Draft, DraftMistake } from './draft.ts';
import { keyOf, placeOf, schemaOf } from './editable.ts';
import { mergeRecords } from './merge-records.ts';
import { liveMistakes, ownerMistakes } from './owner-rules.ts';

export type Checked = {
  readonly mistakes: readonly DraftMistake[];
  /** The texts of the drafts, by their paths; `null`: the file goes. Only where nothing is wrong. */
  readonly files: Readonly<Record<string, string | null>>;
  /** The texts that these stand in for in the repository. */
  readonly bases: Readonly<Record<string, string | null>>;
};

/** What does not change while a process lives. */
export type CheckParts = { readonly root: string; readonly tables: Tables; readonly cache: Cache };

/**
 * @param published what was published before, in place of the repository's texts
 * @param today `YYYY-MM-DD`
 */
export function checkDrafts(
  { root, tables, cache }: CheckParts,
  published: Overlay,
  drafts: readonly Draft[],
  today: string,
): Checked {
  const mistakes: DraftMistake[] = [];
  const files: Record<string, string | null> = {};
  const bases: Record<string, string | null> = {};
  const merged = drafts.map((draft) => mergedWith(recordOf(root, published, draft.key), draft));
  for (const { key, said, conflicts } of merged) {
    const place = placeOf(key);
    if (!place) {
      mistakes.push({ key, field: '', reason: 'is no record' });
      continue;
    }
    mistakes.push(...conflicts.map((field) => ({ key, field, reason: 'was changed meanwhile' })));
    bases[place.file] = textOf(root, place.file) ?? null;
    if (said === null) {
      if (key === 'site') mistakes.push({ key, field: '', reason: 'stays' });
      files[place.file] = null;
      continue;
    }
    const wrong = wrongWith(schemaOf(place.kind), said);
    mistakes.push(...wrong.map(({ field, reason }) => ({ key, field, reason })));
    if (wrong.length === 0)
      files[place.file] = writeRecord(schemaOf(place.kind), schemaOf(place.kind).parse(said));
  }
  const before = new Map(drafts.map(({ key }) => [key, recordOf(root, published, key)] as const));
  mistakes.push(...ownerMistakes(merged, before, today));
  if (mistakes.length > 0) return { mistakes, files: {}, bases: {} };
  const overlay = new Map([...published, ...Object.entries(files)]);
  mistakes.push(...mistakesTogether({ root, tables, cache }, overlay));
  return mistakes.length > 0 ? { mistakes, files: {}, bases: {} } : { mistakes, files, bases };
}

/** A draft with what was published since it began; fields that both changed are told. */
function mergedWith(now: unknown, { key, said, base }: Draft) {
  if (said === null || base === undefined || base === null || now === undefined)
    return { key, said, conflicts: [] };
  return { key, ...mergeRecords(base, said, now) };
}

/** What is wrong with all records as an overlay leaves them. */
export function mistakesTogether(
  { root, tables, cache }: CheckParts,
  overlay: Overlay,
): readonly DraftMistake[] {
  let records: Records;
  try {
    records = readRecords(root, { cache, overlay });
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .split('\n')
      .map(placed);
  }
  return [
    ...[...mistakesBetween(records), ...mistakesOfTables(records, tables)].map(placed),
    ...(records.site.live ? liveMistakes(records) : []),
  ];
}

/** A record as it stands, with what was published; `undefined` where there is none. */
export function recordOf(root: string, published: Overlay, key: string): unknown {
  const place = placeOf(key);
  if (!place) return undefined;
  const shown = published.get(place.file);
  const text = shown === undefined ? textOf(root, place.file) : shown;
  return typeof text === 'string' ? parse(text) : undefined;
}

export function textOf(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** A line as a compile says it, with the number of a line or without: file, field, reason. */
function placed(line: string): DraftMistake {
  const [, file = '', field = '', reason = line] =
    /^(content\/\S+?\.yaml)(?::\d+)? (?:([\w.-]+):? )?(.*)$/.exec(line) ?? [];
  return { key: keyOf(file) ?? 'site', field, reason: file === '' ? line : reason };
}
