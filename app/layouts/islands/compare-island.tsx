import { useEffect, useState, type ReactNode } from 'react';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
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
  const [{ CompareIslandPart }, { careers }, copy, compared, types, valueTypes] = await Promise.all(
    [
      import('./compare-island-part.tsx'),
      import('#content/catalog/careers.ts'),
      loadWords(wordsOf('suggestion'), locale),
      loadWords(wordsOf('career-compare'), locale),
      loadWords(wordsOf('interests-types'), locale),
      loadWords(wordsOf('values-types'), locale),
    ],
  );
  const career = careers.find(({ id }) => id === slot.dataset.career);
  if (!career) return null;
  return (
    <CompareIslandPart
      slot={slot}
      career={career}
      name={document.querySelector('h1')?.textContent ?? ''}
      words={{ types, valueTypes, copy, compared }}
    />
  );
}
