import type { Locale } from '#domain/locale.ts';

/** Where pupils enter a code, in the language of the wall. */
export const classPath: Readonly<Record<Locale, string>> = { es: '/clase', en: '/en/class' };
