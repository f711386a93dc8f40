import type { Locale } from '#domain/locale.ts';

/** Apart, because in one expression the build would fetch both languages ahead. */
const words = {
  es: () => import('#content/dictionaries/es/second-factor.ts'),
  en: () => import('#content/dictionaries/en/second-factor.ts'),
};

/** A piece of the second step of signing in with its words: for the few who have that step, want it or need it. */
export async function loadSecondFactor<Part>(locale: Locale, load: () => Promise<Part>) {
  const [part, { copy }] = await Promise.all([load(), words[locale]()]);
  return { part, copy };
}
