import type { Copy } from '#content/dictionaries/es/site.ts';
import type { Words } from '#content/wording/load-words.ts';

/** The words of the frame. */
export const siteWords: Words<Copy> = {
  es: () => import('#content/dictionaries/es/site.ts'),
  en: () => import('#content/dictionaries/en/site.ts'),
};
