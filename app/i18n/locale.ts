import { locales, type Locale } from '#domain/locale.ts';

/**
 * The language of this document. `<html lang>` is the truth: the prerendered file sets it, the
 * switch to a stored language changes it before React starts, and it stays for the document's life.
 */
export function documentLocale(): Locale {
  return locales.find((locale) => locale === document.documentElement.lang) ?? 'es';
}
