// Finds where code says the same twice: six lines in a row or more, however they are indented.
import type { CodeFile } from './code-files.ts';

/** So many equal lines in a row are a repeat. */
export const RUN = 6;

export type Place = { readonly path: string; readonly line: number };
export type Repeat = { readonly first: Place; readonly second: Place; readonly lines: number };

type Line = { readonly line: number; readonly text: string };

/** Each run once, at its full length. */
export function findRepeats(files: readonly CodeFile[]): Repeat[] {
  const seen = new Map<string, { path: string; lines: readonly Line[]; at: number }>();
  const repeats: Repeat[] = [];
  for (const { path, lines: whole } of files) {
    const lines = countedLines(whole);
    let at = 0;
    while (at + RUN <= lines.length) {
      const key = keyAt(lines, at);
      const before = seen.get(key);
      const isOverlap = before?.path === path && at - before.at < RUN;
      if (!before) seen.set(key, { path, lines, at });
      if (!before || isOverlap) {
        at += 1;
        continue;
      }
      const length = runLength(before, { lines, at });
      repeats.push({
        first: { path: before.path, line: before.lines[before.at]?.line ?? 0 },
        second: { path, line: lines[at]?.line ?? 0 },
        lines: length,
      });
      at += length - RUN + 1;
    }
  }
  return repeats;
}

/** What says something: no blank lines, no imports, no lines of brackets alone. */
function countedLines(whole: readonly string[]): Line[] {
  let isImport = false;
  return whole.flatMap((raw, index) => {
    const text = raw.trim();
    if (/^import[ {]/.test(text)) isImport = true;
    const skipped = isImport || /^[\s{}()[\]<>/;,]*$/.test(text);
    if (isImport && text.endsWith(';')) isImport = false;
    return skipped ? [] : [{ line: index + 1, text }];
  });
}

function keyAt(lines: readonly Line[], at: number): string {
  return lines
    .slice(at, at + RUN)
    .map(({ text }) => text)
    .join('\n');
}

type Start = { readonly lines: readonly Line[]; readonly at: number };

function runLength(a: Start, b: Start): number {
  let length = RUN;
  for (;;) {
    const [one, other] = [a.lines[a.at + length], b.lines[b.at + length]];
    if (one === undefined || one.text !== other?.text) return length;
    length += 1;
  }
}
