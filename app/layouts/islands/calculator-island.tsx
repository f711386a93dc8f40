import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { loadRates } from '#app/features/admission/calculator/cost/use-family-rate.ts';
import type { Arrived } from '#app/features/admission/calculator/use-calculation.ts';
import { listIds } from '#app/features/admission/calculator/lists.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** The calculators in the place of the questions that stand in their built page, with what was chosen there. */
export function CalculatorIsland() {
  const locale = useLocale();
  const [calculators, setCalculators] = useState<ReactNode>(null);
  useEffect(() => {
    const slot = document.getElementById('calculator-slot');
    if (!slot) return;
    // Without them the page says what it said; the next visit tries again.
    loadCalculators(slot, locale).then(setCalculators, () => undefined);
  }, [locale]);
  // Each question stands there once; before anything is painted, so that nothing moves.
  useLayoutEffect(() => {
    if (calculators) document.querySelector('#calculator-slot > [data-built]')?.remove();
  }, [calculators]);
  return calculators;
}

async function loadCalculators(slot: Element, locale: Locale): Promise<ReactNode> {
  const [{ Calculator }, { readLists }, { keepChoices, whenChosen }, copy, arrived] =
    await Promise.all([
      import('#app/features/admission/calculator/calculator.tsx'),
      import('#app/features/admission/calculator/read-lists.ts'),
      import('#app/features/admission/calculator/built-choices.ts'),
      loadWords(wordsOf('calculator-form'), locale),
      arrivedFrom(document.referrer),
      // So that no sum stands in euros first; without them it does.
      loadRates().catch(() => undefined),
    ]);
  const form = slot.querySelector('form');
  const startAt = form ? await whenChosen(form) : '';
  if (form) keepChoices(form);
  const built = document.getElementById(listIds.example);
  return createPortal(
    <Calculator
      copy={copy}
      lists={readLists()}
      example={built}
      startAt={startAt}
      arrived={arrived}
    />,
    slot,
  );
}

/** Few come from the page of a country; without its table nothing is known of them. */
async function arrivedFrom(referrer: string): Promise<Arrived> {
  if (!/\/(ruta-a-espana|route-to-spain)\/./.test(referrer)) return {};
  const slugs = await import('#content/ways/slugs.ts').catch(() => undefined);
  return slugs?.saidByArriving(referrer, location.origin) ?? {};
}
