import type { Locale } from '#domain/locale.ts';

/** "Social e Investigador": the runtime knows how each language joins names. */
export function joined(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
