// What is published, written into the repository's files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { carriedOver } from '#tools/editor/carry-over.ts';
import { writtenOf } from '#tools/editor/photographs/photographs.ts';
import type { PublishedContent } from '#tools/editor/published-content.ts';
import { textOf } from '#tools/editor/record-of.ts';

/** `done`: a line for each file that is another now. `left`: what was changed on both sides, and stays as it is. */
export type Pulled = { readonly done: readonly string[]; readonly left: readonly string[] };

export function pull(
  root: string,
  { texts, bases }: Pick<PublishedContent, 'texts' | 'bases'>,
): Pulled {
  const done: string[] = [];
  const left: string[] = [];
  const carried = carriedOver(root, texts, bases);
  for (const [file, text] of carried.texts) {
    const fields = carried.bothChanged.flatMap((each) => (each.file === file ? [each.field] : []));
    if (fields.length > 0) {
      left.push(`${file}: changed in both, left alone: ${fields.join(', ')}`);
    } else if (text === null) {
      rmSync(join(root, file), { force: true });
      done.push(`${file}: taken away`);
    } else if (textOf(root, file) !== text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), writtenOf(file, text));
      done.push(file);
    }
  }
  return { done, left };
}
