import type { Locale } from '#domain/locale.ts';

/**
 * Where the words of one part are, in each language. Each import is a function of its own: in one expression the build
 * would fetch all languages ahead.
 */
export type Words<Copy> = Readonly<Record<Locale, () => Promise<{ copy: Copy }>>>;

/** The words of one language; the others never reach the browser. */
export async function loadWords<Copy>(words: Words<Copy>, locale: Locale): Promise<Copy> {
  return (await words[locale]()).copy;
}
