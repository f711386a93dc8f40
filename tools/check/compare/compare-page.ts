import { cut } from './changed-part.ts';
import { compareBlocks } from './compare-blocks.ts';
import { compareDocuments } from './compare-json.ts';
import { compareStyles } from './compare-styles.ts';
import { compareTags } from './compare-tags.ts';
import { compareBags, compareTexts } from './compare-texts.ts';
import type { Difference } from './difference.ts';
import { generatedIds, withoutHashes } from './hashed-names.ts';
import type { HeadEntry } from './head-entry.ts';
import { pageParts } from './page-parts.ts';

/** How two states of one page differ; hashes in names do not count. Only pages that differ otherwise are taken apart. */
export function comparePage(before: string, after: string): Difference[] {
  const [old, now] = [withoutHashes(before), withoutHashes(after)];
  if (old === now) return [];
  const [a, b] = [pageParts(old), pageParts(now)];
  const texts = compareBlocks(a.blocks, b.blocks);
  return [
    ...texts.differences,
    ...compareTags(a.structure, b.structure, texts.only),
    ...compareHeads(a.head, b.head),
    ...compareDocuments('json-ld', a.jsonLd, b.jsonLd),
    ...compareDocuments('data', a.data, b.data),
    ...compareStyles(a.styles.join('\n'), b.styles.join('\n')),
    ...compareBags('loading', a.loading, b.loading),
    ...compareIds(old, now),
  ];
}

function compareHeads(before: readonly HeadEntry[], after: readonly HeadEntry[]): Difference[] {
  const [a, b] = [before, after].map((entries) => Map.groupBy(entries, ({ key }) => key));
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  const valuesOf = (entries: typeof a, key: string) =>
    (entries?.get(key) ?? []).map(({ value }) => value);
  const found = keys.flatMap((key) =>
    compareTexts('head', valuesOf(a, key), valuesOf(b, key), `${key}: `),
  );
  // Where a key is there more or less often, its place has been told with it.
  const steady = new Set(keys.filter((key) => a?.get(key)?.length === b?.get(key)?.length));
  const order = (entries: readonly HeadEntry[]) =>
    entries.flatMap(({ key }) => (steady.has(key) ? [key] : [])).join(', ');
  if (order(before) === order(after)) return found;
  const [shownBefore, shownAfter] = [cut(order(before)), cut(order(after))];
  return [
    ...found,
    { kind: 'head', what: 'another order', before: shownBefore, after: shownAfter },
  ];
}

function compareIds(before: string, after: string): Difference[] {
  return generatedIds(before) === generatedIds(after)
    ? []
    : [{ kind: 'ids', what: 'other ids, which belong together as before' }];
}
