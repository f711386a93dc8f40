import { loadRegion } from '#content/admission/load-region.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { dayOf } from '#domain/pathway/months.ts';
import type { Locale } from '#domain/locale.ts';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { Page as AdmissionPage } from '#app/pages/admission.tsx';
import { toldMoney } from './told-money.tsx';

/** The page of the calculators with all its tables: they travel as HTML and never as script. */
export async function loadAdmission(locale: Locale): Promise<LoadedPage> {
  const [copy, words, pathway, madrid, andalusia] = await Promise.all([
    loadWords(wordsOf('admission'), locale),
    loadWords(wordsOf('calculator'), locale),
    loadWords(wordsOf('pathway'), locale),
    loadRegion.madrid(),
    loadRegion.andalusia(),
  ]);
  const regions = { madrid, andalusia };
  const { tuition, answer } = pathway;
  const today = dayOf(new Date());
  const told = toldMoney(locale, words, today);
  return {
    Page: () => (
      <AdmissionPage
        regions={regions}
        words={words}
        tuition={tuition}
        stale={answer.stale}
        today={today}
        told={told}
        copy={copy}
      />
    ),
    copy,
  };
}
