// What was published, on a product that has changed since: where both changed a record, field by field; the owner's word stands.
import type { Overlay } from '#tools/content/read-records.ts';
import { textOf } from './record-of.ts';
import { keyOf, placeOf } from './editable.ts';
import { mergeRecords } from './merge-records.ts';
import { saidIn, textsOf } from './record-texts.ts';

/** A field that owner and product both changed since: the owner's stands. */
export type BothChanged = { readonly file: string; readonly field: string };

/**
 * @param bases the repository's texts when these were published; where they are still the same, the published ones stand as they are
 */
export function carriedOver(
  root: string,
  published: Overlay,
  bases: Overlay,
): { readonly texts: Overlay; readonly bothChanged: readonly BothChanged[] } {
  const bothChanged: BothChanged[] = [];
  const texts = new Map<string, string | null>(published);
  for (const key of new Set([...published.keys()].map((file) => keyOf(file) ?? file))) {
    const place = placeOf(key);
    if (!place) throw new Error(`${key} is no record`);
    const { kind, files } = place;
    const now = files.map((file) => textOf(root, file));
    const base = files.map((file, at) => (bases.has(file) ? bases.get(file) : now[at]));
    if (base.every((text, at) => text === now[at])) continue;
    // A file that the owner left alone is as it was.
    const owners = files.map((file, at) => (published.has(file) ? published.get(file) : base[at]));
    const [before, mine, theirs] = [base, owners, now].map((each) => saidIn(kind, each));
    if (before === undefined || mine === undefined || theirs === undefined) continue;
    const { said, conflicts } = mergeRecords(before, mine, theirs);
    bothChanged.push(...conflicts.map((field) => ({ file: files[0] ?? key, field })));
    const written = textsOf(kind, said);
    for (const [at, file] of files.entries()) if (written) texts.set(file, written[at] ?? null);
  }
  return { texts, bothChanged };
}
