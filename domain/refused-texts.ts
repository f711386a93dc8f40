/** Characters that one text of a record may have; the longest section of an article has some 3,000. */
export const LONGEST_TEXT = 40_000;
/** A record has seven levels at most. */
const DEEPEST = 30;

/** What no text says: signs of control beside the end of a line and the tab, and those that turn the direction of others. */
const hidden = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

export type RefusedText = { readonly field: string; readonly reason: string };

/** The texts in a record that are no text of ours, by their paths as `sections.0.text.es`. */
export function refusedTexts(node: unknown, path = ''): readonly RefusedText[] {
  if (typeof node === 'string') {
    if (node.length > LONGEST_TEXT)
      return [{ field: path, reason: `is longer than ${LONGEST_TEXT} characters` }];
    return hidden.test(node) || !node.isWellFormed()
      ? [{ field: path, reason: 'has a hidden sign' }]
      : [];
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    refusedTexts(child, path === '' ? name : `${path}.${name}`),
  );
}

/** Whether a database can keep it: it is not endlessly deep, and no text holds what JSON in a database cannot. */
export function canBeKept(node: unknown, depth = 0): boolean {
  if (typeof node === 'string') return node.isWellFormed() && !node.includes('\0');
  if (typeof node !== 'object' || node === null) return true;
  return (
    depth < DEEPEST &&
    Object.entries(node).every(([name, child]) => canBeKept(name) && canBeKept(child, depth + 1))
  );
}
