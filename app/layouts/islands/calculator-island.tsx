import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** The calculators inside their built page. They come when somebody opens their place, which may be open already. */
export function CalculatorIsland() {
  const locale = useLocale();
  const [calculators, setCalculators] = useState<ReactNode>(null);
  useEffect(() => {
    const place = document.getElementById('calculator');
    const slot = document.getElementById('calculator-slot');
    if (!(place instanceof HTMLDetailsElement) || !slot) return;
    const opened = new AbortController();
    function open(): void {
      if (!(place instanceof HTMLDetailsElement) || !slot || !place.open) return;
      // Without them the page says what it said; the next opening tries again.
      loadCalculators(slot, locale).then(
        (loaded) => {
          opened.abort();
          setCalculators(loaded);
        },
        () => undefined,
      );
    }
    place.addEventListener('toggle', open, opened);
    open();
    return () => opened.abort();
  }, [locale]);
  return calculators;
}

async function loadCalculators(slot: Element, locale: Locale): Promise<ReactNode> {
  const [{ Calculator }, { readLists }, copy] = await Promise.all([
    import('#app/features/admission/calculator/calculator.tsx'),
    import('#app/features/admission/calculator/read-lists.ts'),
    loadWords(wordsOf('calculator'), locale),
  ]);
  const built = slot.querySelector<HTMLElement>('[data-built]');
  if (built) built.hidden = true;
  return createPortal(<Calculator copy={copy} lists={readLists()} />, slot);
}
