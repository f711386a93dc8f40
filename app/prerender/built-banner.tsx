import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { CookieBanner } from '#app/features/cookie-banner/cookie-banner.tsx';
import { pathOf } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** The cookie banner of a built page. */
export async function builtBanner(locale: Locale) {
  return (
    <CookieBanner
      copy={await loadWords(wordsOf('cookies'), locale)}
      policyUrl={`${pathOf('legal', locale)}#cookies`}
      analytics={site.analytics?.script}
    />
  );
}
