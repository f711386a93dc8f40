// What was published, on a product that has changed since: where both changed a record, field by field; the owner's word stands.
import { parse } from 'yaml';
import type { Overlay } from '#tools/content/read-records.ts';
import { writeRecord } from '#tools/content/write-record.ts';
import { textOf } from './draft-check.ts';
import { keyOf, placeOf, schemaOf } from './editable.ts';
import { mergeRecords } from './merge-records.ts';

/** A field that owner and product both changed since: the owner's stands. */
export type BothChanged = { readonly file: string; readonly field: string };

/**
 * @param bases the repository's texts when these were published; where one is still the same, the published text stands as it is
 */
export function carriedOver(
  root: string,
  published: Overlay,
  bases: Overlay,
): { readonly texts: Overlay; readonly bothChanged: readonly BothChanged[] } {
  const bothChanged: BothChanged[] = [];
  const texts = new Map<string, string | null>();
  for (const [file, text] of published) {
    const now = textOf(root, file);
    const base = bases.get(file);
    if (text === null || now === undefined || base === undefined || base === null || now === base) {
      texts.set(file, text);
      continue;
    }
    const { said, conflicts } = mergeRecords(parse(base), parse(text), parse(now));
    bothChanged.push(...conflicts.map((field) => ({ file, field })));
    texts.set(file, writtenAs(file, said));
  }
  return { texts, bothChanged };
}

function writtenAs(file: string, said: unknown): string {
  const place = placeOf(keyOf(file) ?? '');
  if (!place) throw new Error(`${file} is no record`);
  return writeRecord(schemaOf(place.kind), said);
}
