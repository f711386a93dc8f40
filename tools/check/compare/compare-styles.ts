import { change, type Difference } from './difference.ts';
import { changedPairs } from './pairs.ts';

/** Pages share their styles: what was found for two of them is kept for the pages that follow. */
const known = new Map<string, { before: string; after: string; found: Difference[] }>();

/** Compares styles declaration by declaration, in their order; `where` is the last rule that begins before. */
export function compareStyles(before: string, after: string, of = ''): Difference[] {
  if (before === after) return [];
  const key = `${of}${before.length}/${after.length}`;
  const last = known.get(key);
  if (last?.before === before && last.after === after) return last.found;
  const [a, b] = [piecesOf(before), piecesOf(after)];
  const found = changedPairs(a, b, (piece) => piece).map((pair): Difference => {
    const rule = a.slice(0, pair.at[0]).findLast((piece) => piece.endsWith('{'));
    const what = `${of}${change(pair.before, pair.after)}`;
    return { kind: 'style', what, ...(rule !== undefined && { where: rule }) };
  });
  known.set(key, { before, after, found });
  return found;
}

/** `.a{`, `color:red;`, `}` */
function piecesOf(css: string): string[] {
  return (css.match(/[^{};]+[{};]?|[{};]/g) ?? []).map((piece) => piece.trim()).filter(Boolean);
}
