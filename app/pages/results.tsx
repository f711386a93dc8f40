import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { OwnResults } from '#app/features/report/own-results.tsx';
import type { RenderSuggestion } from '#app/features/report/report-parts.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';

const booking = { url: site.bookingUrl.value, minutes: site.claims.sessionMinutes };

export function Page({ copy }: { copy: Copy }) {
  const locale = useLocale();
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">{copy.page.eyebrow}</p>
        <h1>{copy.page.title}</h1>
      </header>
      <OwnResults
        loadSuggestion={loadSuggestion}
        renderShare={(owner, attempts, hasPlan) => (
          <Share key={attempts.join()} owner={owner} attempts={attempts} hasPlan={hasPlan} />
        )}
        renderConsents={(owner) => (
          <Suspense>
            <Consents owner={owner} locale={locale} />
          </Suspense>
        )}
        booking={booking}
        copy={copy}
      />
    </div>
  );
}

async function loadSuggestion(): Promise<RenderSuggestion> {
  const { SuggestedCareer } = await import('#app/features/careers/suggested-career.tsx');
  return (suggestion, given) => (
    <SuggestedCareer key={suggestion.career.id} suggestion={suggestion} {...given} />
  );
}

/** With the words of the profile, where the same permissions stand: loaded only for who has an account. */
const Consents = lazy(async () => {
  const [{ AcceptTerms }, { AskConsents }] = await Promise.all([
    import('#app/features/privacy/accept-terms.tsx'),
    import('#app/features/privacy/ask-consents.tsx'),
  ]);
  return {
    default: function Consents({ owner, locale }: { owner: string; locale: Locale }) {
      const words = useQuery({
        queryKey: ['consent-words', locale],
        queryFn: () => consentWords(locale),
        staleTime: Infinity,
      });
      if (!words.data) return null;
      const [terms, privacy] = words.data;
      return (
        <>
          <AcceptTerms userId={owner} channel="result" copy={terms} />
          <AskConsents userId={owner} copy={privacy} />
        </>
      );
    },
  };
});

async function consentWords(locale: Locale) {
  const [terms, privacy] =
    locale === 'es'
      ? await Promise.all([
          import('#content/dictionaries/es/accept-terms.ts'),
          import('#content/dictionaries/es/profile-privacy.ts'),
        ])
      : await Promise.all([
          import('#content/dictionaries/en/accept-terms.ts'),
          import('#content/dictionaries/en/profile-privacy.ts'),
        ]);
  return [terms.copy, privacy.copy] as const;
}

/** Loaded only for who can share. */
function Share({
  owner,
  attempts,
  hasPlan,
}: {
  owner: string;
  attempts: readonly string[];
  hasPlan: boolean;
}) {
  const locale = useLocale();
  const paths = usePaths();
  const share = useQuery({
    queryKey: ['share-results', locale],
    queryFn: async () => {
      const [{ ShareResults }, copy] = await Promise.all([
        import('#app/features/share/share-results.tsx'),
        shareWords(locale),
      ]);
      return { ShareResults, copy };
    },
    staleTime: Infinity,
  });
  if (!share.data) return null;
  const { ShareResults, copy } = share.data;
  return (
    <ShareResults
      owner={owner}
      attempts={attempts}
      hasPlan={hasPlan}
      sharedPath={paths.to('shared-result')}
      copy={copy}
    />
  );
}

async function shareWords(locale: Locale) {
  if (locale === 'es') return (await import('#content/dictionaries/es/share.ts')).copy;
  return (await import('#content/dictionaries/en/share.ts')).copy;
}
