import { isFamily } from '#content/classifications/families.ts';
import { hasOwnDrawing } from '#app/illustrations/careers/own-drawing-ids.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import type { Locale } from '#domain/locale.ts';

/** What a card shows beside its words; it comes after the result, in places that are kept for it. `path`: its page. */
export function useCardParts(id: string, inFamily: string, locale: Locale, path?: string) {
  const { data } = useLoaded(locale, () => loadCardParts(locale));
  const isOwn = hasOwnDrawing(id);
  // Few careers have one, and a phone that shows none of them loads none.
  const own = useLoaded(isOwn ? 'own' : '', async () =>
    isOwn ? import('#app/illustrations/career-drawing.tsx') : undefined,
  ).data;
  const family = isFamily(inFamily) ? inFamily : undefined;
  return {
    line: data?.lines[id],
    kept: data?.kept?.(path),
    drawing: family && (
      <>
        {isOwn && own && <own.CareerDrawing career={id} family={family} />}
        {!isOwn && data && <data.FamilyDrawing family={family} />}
      </>
    ),
  };
}

/** The lines of one language and all drawings; asked for once, however many cards there are. */
async function loadCardParts(locale: Locale) {
  const [lines, { FamilyDrawing }, kept] = await Promise.all([
    linesIn[locale](),
    import('#app/illustrations/family-drawing.tsx'),
    // Nothing is kept where no copy of the site stands ready.
    navigator.serviceWorker?.controller
      ? import('./kept-to-read.ts').then(({ keptToRead }) => keptToRead(locale))
      : undefined,
  ]);
  return { lines, FamilyDrawing, kept };
}

const linesIn: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>> = {
  es: async () => (await import('#content/compiled/careers/lines.es.js')).careerLinesEs,
  en: async () => (await import('#content/compiled/careers/lines.en.js')).careerLinesEn,
};
