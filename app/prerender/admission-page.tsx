import { loadRegion } from '#content/admission/load-region.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import type { Copy as CalculatorWords } from '#content/dictionaries/es/calculator.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { Page as AdmissionPage } from '#app/pages/admission.tsx';

const pageWords: Words<Copy> = {
  es: () => import('#content/dictionaries/es/admission.ts'),
  en: () => import('#content/dictionaries/en/admission.ts'),
};
const calculatorWords: Words<CalculatorWords> = {
  es: () => import('#content/dictionaries/es/calculator.ts'),
  en: () => import('#content/dictionaries/en/calculator.ts'),
};
const pathwayWords: Words<PathwayWords> = {
  es: () => import('#content/sentences/pathway/es/pathway.ts'),
  en: () => import('#content/sentences/pathway/en/pathway.ts'),
};

/** The page of the calculators with all its tables: they travel as HTML and never as script. */
export async function loadAdmission(locale: Locale): Promise<LoadedPage> {
  const [copy, words, pathway, madrid, andalusia] = await Promise.all([
    loadWords(pageWords, locale),
    loadWords(calculatorWords, locale),
    loadWords(pathwayWords, locale),
    loadRegion.madrid(),
    loadRegion.andalusia(),
  ]);
  const regions = { madrid, andalusia };
  const { tuition, answer } = pathway;
  return {
    Page: () => (
      <AdmissionPage
        regions={regions}
        words={words}
        tuition={tuition}
        stale={answer.stale}
        copy={copy}
      />
    ),
    copy,
  };
}
