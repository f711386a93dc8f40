import { Suspense, type ComponentProps } from 'react';
import type { Copy as TermsCopy } from '#content/dictionaries/es/accept-terms.ts';
import type { Copy as ConsentsCopy } from '#content/dictionaries/es/profile-privacy.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import type { Copy as ShareCopy } from '#content/dictionaries/es/share.ts';
import type { Copy as DirectionCopy } from '#content/dictionaries/es/what-you-study.ts';
import { site } from '#content/site.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { OwnResults } from '#app/features/report/own-results.tsx';
import { getReadyToTell } from '#app/features/report/load-report-code.ts';
import type { RenderSuggestion } from '#app/features/report/report-parts.ts';
import type { ShareResults } from '#app/features/share/share-results.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import type { Words } from '#content/dictionaries/load-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

const termsWords: Words<TermsCopy> = {
  es: () => import('#content/dictionaries/es/accept-terms.ts'),
  en: () => import('#content/dictionaries/en/accept-terms.ts'),
};
const consentsWords: Words<ConsentsCopy> = {
  es: () => import('#content/dictionaries/es/profile-privacy.ts'),
  en: () => import('#content/dictionaries/en/profile-privacy.ts'),
};
const directionWords: Words<DirectionCopy> = {
  es: () => import('#content/dictionaries/es/what-you-study.ts'),
  en: () => import('#content/dictionaries/en/what-you-study.ts'),
};
const shareWords: Words<ShareCopy> = {
  es: () => import('#content/dictionaries/es/share.ts'),
  en: () => import('#content/dictionaries/en/share.ts'),
};

const booking = { url: site.bookingUrl.value, minutes: site.claims.sessionMinutes };

export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <div className="page is-slim">
      <PageHead eyebrow={copy.page.eyebrow} title={copy.page.title} />
      <OwnResults
        loadSuggestion={loadSuggestion}
        renderShare={(owner, attempts, hasPlan) => (
          <Suspense key={attempts.join()}>
            <Share
              owner={owner}
              attempts={attempts}
              hasPlan={hasPlan}
              sharedPath={paths.to('shared-result')}
            />
          </Suspense>
        )}
        renderConsents={(owner) => (
          <Suspense>
            <Terms userId={owner} channel="result" />
            <Direction owner={owner} />
            <Consents userId={owner} />
          </Suspense>
        )}
        booking={booking}
        copy={copy}
      />
    </div>
  );
}

/** What a result of these attempts is told with, while the first of them is still being answered. */
export function loadAhead(attempts: readonly Attempt[], locale: Locale): Promise<void> {
  return getReadyToTell(locale, loadSuggestion, attempts);
}

async function loadSuggestion(): Promise<RenderSuggestion> {
  const { SuggestedCareer } = await import('#app/features/careers/suggested-career.tsx');
  return (suggestion, given) => (
    <SuggestedCareer key={suggestion.career.id} suggestion={suggestion} {...given} />
  );
}

/** With the words of the profile, where the same permissions stand: loaded only for who has an account. */
const Terms = lazyPart<{ userId: string; channel: 'result' }, TermsCopy>(
  async () => (await import('#app/features/privacy/accept-terms.tsx')).AcceptTerms,
  termsWords,
);
const Consents = lazyPart<{ userId: string }, ConsentsCopy>(
  async () => (await import('#app/features/privacy/ask-consents.tsx')).AskConsents,
  consentsWords,
);

/** Asked once, of who has an account. */
const Direction = lazyPart<{ owner: string }, DirectionCopy>(
  async () => (await import('#app/features/direction/ask-direction.tsx')).AskDirection,
  directionWords,
);

/** Loaded only for who can share. */
const Share = lazyPart<Omit<ComponentProps<typeof ShareResults>, 'copy'>, ShareCopy>(
  async () => (await import('#app/features/share/share-results.tsx')).ShareResults,
  shareWords,
);
