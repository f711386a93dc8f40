/// <reference types="vite/client" />
import type { Locale } from '#domain/locale.ts';

const packed = import.meta.glob<string>('/content/catalog/search-words/*.txt', {
  query: '?index',
  import: 'default',
});

/** All names of all careers in one language, as the build packed them. */
export function loadNames(locale: Locale): Promise<string> {
  const load = packed[`/content/catalog/search-words/${locale}.txt`];
  if (!load) throw new Error(`careers have no names in ${locale}`);
  return load();
}
