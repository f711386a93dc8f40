import type { Copy } from '#content/dictionaries/es/cookies.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { CookieBanner } from '#app/features/cookie-banner/cookie-banner.tsx';
import { pathOf } from '#app/i18n/paths.tsx';
import { loadWords, type Words } from '#content/wording/load-words.ts';

const words: Words<Copy> = {
  es: () => import('#content/dictionaries/es/cookies.ts'),
  en: () => import('#content/dictionaries/en/cookies.ts'),
};

/** The cookie banner of a built page. */
export async function builtBanner(locale: Locale) {
  return (
    <CookieBanner
      copy={await loadWords(words, locale)}
      policyUrl={`${pathOf('legal', locale)}#cookies`}
      analytics={site.analytics?.script}
    />
  );
}
