import { isFamily } from '#content/classifications/families.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import type { Locale } from '#domain/locale.ts';

/** What a card shows beside its words; it comes after the result, in places that are kept for it. */
export function useCardParts(id: string, family: string, locale: Locale) {
  const { data } = useLoaded(locale, () => loadCardParts(locale));
  return {
    line: data?.lines[id],
    drawing: data && isFamily(family) && <data.FamilyDrawing family={family} />,
  };
}

/** The lines of one language and all drawings; asked for once, however many cards there are. */
async function loadCardParts(locale: Locale) {
  const [lines, { FamilyDrawing }] = await Promise.all([
    linesIn[locale](),
    import('#app/illustrations/family-drawing.tsx'),
  ]);
  return { lines, FamilyDrawing };
}

const linesIn: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>> = {
  es: async () => (await import('#content/compiled/careers/lines.es.js')).careerLinesEs,
  en: async () => (await import('#content/compiled/careers/lines.en.js')).careerLinesEn,
};
