// The first lines of a section: what stands out, that nothing does, or that answers are missing. The one telling of it,
// for the page, paper and mail: each lays the lines out by their kind and adds no words of its own.

/**
 * `title`, and the `code` of those that lead; the `lead` and what comes `afterwards`, in the same voice; each `tie`; a
 * `note` on it and how the whole is to be `reading`; what only the page says, in an `aside` and as a next `step`.
 */
export type HeadlineKind =
  'title' | 'code' | 'lead' | 'afterwards' | 'tie' | 'note' | 'reading' | 'aside' | 'step';

export type HeadlineLine = { readonly kind: HeadlineKind; readonly text: string };

/** What is said in sentences everywhere; titles, codes and steps have a form of their own on each. */
const sentences: readonly HeadlineKind[] = ['lead', 'afterwards', 'tie', 'note', 'reading'];

/** The texts of some kinds, in order. */
export function textsOf(
  lines: readonly HeadlineLine[],
  ...kinds: readonly HeadlineKind[]
): readonly string[] {
  return lines.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
}

export function sentencesOf(lines: readonly HeadlineLine[]): string[] {
  return [...textsOf(lines, ...sentences)];
}
