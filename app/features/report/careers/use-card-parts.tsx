import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import type { Locale } from '#domain/locale.ts';

/** What a card says beside its name; it comes after the result, in places that are kept for it. `path`: its page. */
export function useCardParts(id: string, locale: Locale, path?: string) {
  const { data } = useLoaded(locale, () => loadCardParts(locale));
  return { line: data?.lines[id], kept: data?.kept?.(path) };
}

/** The lines of one language; asked for once, however many cards there are. */
async function loadCardParts(locale: Locale) {
  const [lines, kept] = await Promise.all([
    linesIn[locale](),
    // Nothing is kept where no copy of the site stands ready.
    navigator.serviceWorker?.controller
      ? import('./kept-to-read.ts').then(({ keptToRead }) => keptToRead(locale))
      : undefined,
  ]);
  return { lines, kept };
}

const linesIn: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>> = {
  es: async () => (await import('#content/compiled/careers/lines.es.js')).careerLinesEs,
  en: async () => (await import('#content/compiled/careers/lines.en.js')).careerLinesEn,
};
