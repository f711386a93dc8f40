import { changedPart } from './changed-part.ts';
import { change, type Difference, type Kind } from './difference.ts';
import { changedPairs, surplus } from './pairs.ts';

/** Compares texts in their order; `of` says what they are texts of. */
export function compareTexts(
  kind: Kind,
  before: readonly string[],
  after: readonly string[],
  of = '',
): Difference[] {
  return changedPairs(before, after, (text) => text).map((pair) =>
    differenceOf(kind, of, pair.before, pair.after),
  );
}

/** Compares lists that have no order. */
export function compareBags(
  kind: Kind,
  before: readonly string[],
  after: readonly string[],
  of = '',
): Difference[] {
  const itself = (text: string) => text;
  return [
    ...surplus(before, after, itself).map((gone) => differenceOf(kind, of, gone, undefined)),
    ...surplus(after, before, itself).map((come) => differenceOf(kind, of, undefined, come)),
  ];
}

/** The difference of two texts of which one may be missing: of two what changed, in whole words. */
export function differenceOf(
  kind: Kind,
  of: string,
  before: string | undefined,
  after: string | undefined,
): Difference {
  if (before === undefined || after === undefined) {
    return { kind, what: `${of}${change(before, after)}` };
  }
  const part = changedPart(before, after);
  const what = `${of}${change(part.before, part.after)}`;
  return { kind, what, before: part.shownBefore, after: part.shownAfter };
}
