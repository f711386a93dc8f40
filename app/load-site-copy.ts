import type { Copy } from '#content/dictionaries/es/site.ts';
import type { Locale } from '#domain/locale.ts';

/** The words of the frame, in one language only. */
export async function loadSiteCopy(locale: Locale): Promise<Copy> {
  const { copy } =
    locale === 'es'
      ? await import('#content/dictionaries/es/site.ts')
      : await import('#content/dictionaries/en/site.ts');
  return copy;
}
