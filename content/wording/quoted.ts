import type { Locale } from '#domain/locale.ts';

/** A name between the quotation marks of its language, where one that holds commas would be lost in a list. */
export function quoted(locale: Locale, name: string): string {
  return locale === 'es' ? `«${name}»` : `“${name}”`;
}
