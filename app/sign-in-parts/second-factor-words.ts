import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import type { Words } from '#content/wording/load-words.ts';

/** The words of the second step of signing in. */
export const secondFactorWords: Words<Copy> = {
  es: () => import('#content/dictionaries/es/second-factor.ts'),
  en: () => import('#content/dictionaries/en/second-factor.ts'),
};
