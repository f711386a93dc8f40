import type { Locale } from '#domain/locale.ts';

/** What a record is called in a list: by its own words, or by the last part of its key. */
export function titleIn(
  key: string,
  title: Readonly<Record<Locale, string>> | undefined,
  locale: Locale,
): string {
  const text = title?.[locale] ?? '';
  if (text === '') return key.split('/').at(-1) ?? key;
  return text.length > 110 ? `${text.slice(0, 110)}…` : text;
}
