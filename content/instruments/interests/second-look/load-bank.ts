import type { Locale } from '#domain/locale.ts';
import { byItem } from './bank-words.ts';

/** The newest bank's items in words, by id: loaded only for a second look. */
export async function loadBank(locale: Locale): Promise<Readonly<Record<string, string>>> {
  return byItem(await words[locale]());
}

const words = {
  es: async () => (await import('./v1/wording-es.ts')).bankEs,
  en: async () => (await import('./v1/wording-en.ts')).bankEn,
} satisfies Record<Locale, unknown>;
