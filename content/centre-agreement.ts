/**
 * The agreement of a centre with us: the version of its words (`content/dictionaries/<locale>/centre-agreement.ts`), which
 * changes with them, and its text as it is hashed when it is accepted.
 */
export const agreementVersion = '2026-11-27.2';

/** What a centre accepts, as one text. */
export function agreementText(words: {
  readonly title: string;
  readonly parties: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
}): string {
  return [
    words.title,
    words.parties,
    ...words.clauses.map(({ title, text }) => `${title}\n${text}`),
  ].join('\n\n');
}
