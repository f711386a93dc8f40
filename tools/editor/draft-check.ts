// A draft is checked as code is: by the schema of its kind, by what records say of each other, and by what an owner promises.
import { refusedTexts } from '#domain/refused-texts.ts';
import type { Overlay } from '#tools/content/read-records.ts';
import { wrongWith } from '#tools/content/record.ts';
import { oldFactsIn } from './article-check.ts';
import type { Draft, DraftMistake } from './draft.ts';
import { placeOf, schemaOf } from './editable.ts';
import { filesGoing } from './files-going.ts';
import { lonePricesIn } from './lone-prices.ts';
import { mergeRecords } from './merge-records.ts';
import { ownerMistakes } from './owner-rules.ts';
import { recordOf, textOf } from './record-of.ts';
import { textsOf } from './record-texts.ts';
import { readCleaned } from './photographs/photographs.ts';
import { checkTable, type ToldTable } from './tables/check-table.ts';
import { readTogether, type CheckParts } from './together.ts';

export type Checked = {
  readonly mistakes: readonly DraftMistake[];
  /** The texts of the drafts, by their paths; `null`: the file goes. Only where nothing is wrong. */
  readonly files: Readonly<Record<string, string | null>>;
  /** The texts that these stand in for in the repository. */
  readonly bases: Readonly<Record<string, string | null>>;
  /** Whether the site is open to the public with them. */
  readonly isLive?: boolean;
  /** What uploaded tables change, by the keys of their drafts. */
  readonly tables?: Readonly<Record<string, ToldTable>>;
};

/** Kinds whose records have addresses or a place that code knows. */
const staying: readonly string[] = ['site', 'articles', 'tables', 'mails'];

/** `published`: what was published before, in place of the repository's texts; `today` is `YYYY-MM-DD`. */
export function checkDrafts(
  { root, tables, cache }: CheckParts,
  published: Overlay,
  drafts: readonly Draft[],
  today: string,
): Checked {
  const mistakes: DraftMistake[] = [];
  const files: Record<string, string | null> = {};
  const bases: Record<string, string | null> = {};
  const tablesTold: Record<string, ToldTable> = {};
  const merged = drafts.map((draft) =>
    mergedWith(isUploaded(draft.key) ? undefined : recordOf(root, published, draft.key), draft),
  );
  for (const { key, said, conflicts } of merged) {
    const place = placeOf(key);
    if (!place) {
      mistakes.push({ key, field: '', reason: 'is no record' });
      continue;
    }
    mistakes.push(...conflicts.map((field) => ({ key, field, reason: 'was changed meanwhile' })));
    for (const file of place.files) bases[file] = textOf(root, file) ?? null;
    if (said === null) {
      if (staying.includes(place.kind)) mistakes.push({ key, field: '', reason: 'stays' });
      for (const file of filesGoing(root, published, place)) {
        files[file] = null;
        bases[file] = textOf(root, file) ?? null;
      }
      continue;
    }
    if (place.kind === 'tables') {
      const overlay = new Map([...published, ...Object.entries(files)]);
      const checked = checkTable(root, overlay, { key, said }, today);
      mistakes.push(...checked.mistakes);
      if (checked.told) tablesTold[key] = checked.told;
      for (const [file, text] of Object.entries(checked.files)) {
        files[file] = text;
        bases[file] = textOf(root, file) ?? null;
      }
      continue;
    }
    if (place.kind === 'photographs') {
      const photograph = readCleaned(said);
      if ('cleaned' in photograph) files[place.files[0] ?? ''] = photograph.cleaned;
      else mistakes.push({ key, field: 'jpeg', reason: photograph.refused });
      continue;
    }
    // Nothing else is asked of ten megabytes.
    const refused = refusedTexts(said).map((each) => ({ key, ...each }));
    if (refused.length > 0) return { mistakes: refused, files: {}, bases: {} };
    const wrong = wrongWith(schemaOf(place.kind), said);
    mistakes.push(...wrong.map(({ field, reason }) => ({ key, field, reason })));
    if (wrong.length > 0) continue;
    const texts = textsOf(place.kind, schemaOf(place.kind).parse(said));
    for (const [at, file] of place.files.entries()) files[file] = texts?.[at] ?? null;
  }
  const records = merged.filter(({ key }) => !isUploaded(key));
  const before = new Map(records.map(({ key }) => [key, recordOf(root, published, key)] as const));
  mistakes.push(...ownerMistakes(records, before, today));
  if (mistakes.length > 0) return { mistakes, files: {}, bases: {}, tables: tablesTold };
  const overlay = new Map([...published, ...Object.entries(files)]);
  const together = readTogether({ root, tables, cache }, overlay);
  mistakes.push(...together.mistakes);
  for (const draft of merged.filter(({ key }) => key.startsWith('articles/')))
    if (together.records)
      mistakes.push(...oldFactsIn(draft, before.get(draft.key), together.records, today));
  const [tuition] = together.records?.tuition.values() ?? [];
  for (const draft of records)
    if (tuition) mistakes.push(...lonePricesIn(draft, before.get(draft.key), tuition));
  return mistakes.length > 0
    ? { mistakes, files: {}, bases: {}, tables: tablesTold }
    : { mistakes, files, bases, tables: tablesTold, isLive: together.records?.site.live === true };
}

/** A whole file. */
function isUploaded(key: string): boolean {
  return /^(tables|photographs)\//.test(key);
}

/** A draft with what was published since it began; fields that both changed are told. */
function mergedWith(now: unknown, { key, said, base }: Draft) {
  // A file is whole, and what it changes is told against what is published now.
  if (isUploaded(key) || said === null || base === undefined || base === null || now === undefined)
    return { key, said, conflicts: [] };
  return { key, ...mergeRecords(base, said, now) };
}
