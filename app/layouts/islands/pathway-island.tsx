import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/**
 * The answer inside a built pathway finder, which React otherwise leaves as it stands. Where React
 * has rendered the page itself, the answer is part of it already.
 */
export function PathwayIsland() {
  const locale = useLocale();
  const [answer, setAnswer] = useState<ReactNode>(null);
  useEffect(() => {
    const slot = document.getElementById('pathway-answer');
    if (!slot || slot.dataset['live']) return;
    // Without it the form still leads to the pathways below.
    loadAnswer(slot, locale).then(setAnswer, () => undefined);
  }, [locale]);
  return answer;
}

async function loadAnswer(slot: Element, locale: Locale): Promise<ReactNode> {
  const [{ Queries }, { LivePathway }, copy] = await Promise.all([
    import('#app/layouts/queries.tsx'),
    import('#app/features/pathway/live-pathway.tsx'),
    loadWords(wordsOf('pathway'), locale),
  ]);
  return createPortal(
    <Queries>
      <LivePathway copy={copy} />
    </Queries>,
    slot,
  );
}
