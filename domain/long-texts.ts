/** Characters that one text of a record may have; the longest section of an article has some 3,000. */
export const LONGEST_TEXT = 40_000;

/** The paths of the texts in a record that are longer, as `sections.0.text.es`. */
export function longTexts(node: unknown, path = ''): readonly string[] {
  if (typeof node === 'string') return node.length > LONGEST_TEXT ? [path] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    longTexts(child, path === '' ? name : `${path}.${name}`),
  );
}

/** What is said of such a text. */
export const TOO_LONG = `is longer than ${LONGEST_TEXT} characters`;
