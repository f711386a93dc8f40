import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/**
 * A person's own profile inside a built career page, which React otherwise leaves as it stands. If it cannot be loaded,
 * the page says what it said before.
 */
export function CompareIsland() {
  const locale = useLocale();
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    const slot = document.getElementById('compare');
    let isGone = false;
    if (slot) {
      loadPart(slot, locale).then(
        (loaded) => !isGone && setPart(loaded),
        () => undefined,
      );
    }
    return () => {
      isGone = true;
    };
  }, [locale]);
  return part;
}

async function loadPart(slot: HTMLElement, locale: Locale): Promise<ReactNode> {
  const [{ CompareIslandPart }, { careers }, [words, types, valueTypes]] = await Promise.all([
    import('./compare-island-part.tsx'),
    import('#content/catalog/careers.ts'),
    partWords[locale](),
  ]);
  const career = careers.find(({ id }) => id === slot.dataset.career);
  if (!career) return null;
  return (
    <CompareIslandPart
      slot={slot}
      career={career}
      name={document.querySelector('h1')?.textContent ?? ''}
      words={{ types: types.copy, valueTypes: valueTypes.copy, copy: words.copy }}
    />
  );
}

/** A function for each language: in one expression the build would fetch all of them ahead. */
const partWords = {
  es: () =>
    Promise.all([
      import('#content/dictionaries/es/suggestion.ts'),
      import('#content/instruments/interests/words/es/types.ts'),
      import('#content/instruments/values/words/es/types.ts'),
    ]),
  en: () =>
    Promise.all([
      import('#content/dictionaries/en/suggestion.ts'),
      import('#content/instruments/interests/words/en/types.ts'),
      import('#content/instruments/values/words/en/types.ts'),
    ]),
} satisfies Record<Locale, unknown>;
