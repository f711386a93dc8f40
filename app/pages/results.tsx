import type { Copy as TermsCopy } from '#content/dictionaries/es/accept-terms.ts';
import type { Copy as ConsentsCopy } from '#content/dictionaries/es/profile-privacy.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import type { Copy as ShareCopy } from '#content/dictionaries/es/share.ts';
import { site } from '#content/site.ts';
import { OwnResults } from '#app/features/report/own-results.tsx';
import type { RenderSuggestion } from '#app/features/report/report-parts.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import type { Words } from '#content/dictionaries/load-words.ts';
import { usePart } from '#app/use-part.ts';
import { PageHead } from '#app/ui/page-head.tsx';

const termsWords: Words<TermsCopy> = {
  es: () => import('#content/dictionaries/es/accept-terms.ts'),
  en: () => import('#content/dictionaries/en/accept-terms.ts'),
};
const consentsWords: Words<ConsentsCopy> = {
  es: () => import('#content/dictionaries/es/profile-privacy.ts'),
  en: () => import('#content/dictionaries/en/profile-privacy.ts'),
};
const shareWords: Words<ShareCopy> = {
  es: () => import('#content/dictionaries/es/share.ts'),
  en: () => import('#content/dictionaries/en/share.ts'),
};

const booking = { url: site.bookingUrl.value, minutes: site.claims.sessionMinutes };

export function Page({ copy }: { copy: Copy }) {
  return (
    <div className="page">
      <PageHead eyebrow={copy.page.eyebrow} title={copy.page.title} />
      <OwnResults
        loadSuggestion={loadSuggestion}
        renderShare={(owner, attempts, hasPlan) => (
          <Share key={attempts.join()} owner={owner} attempts={attempts} hasPlan={hasPlan} />
        )}
        renderConsents={(owner) => <Consents owner={owner} />}
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

const loadTerms = () => import('#app/features/privacy/accept-terms.tsx');
const loadConsents = () => import('#app/features/privacy/ask-consents.tsx');

/** With the words of the profile, where the same permissions stand: loaded only for who has an account. */
function Consents({ owner }: { owner: string }) {
  const { data: terms } = usePart('terms', loadTerms, termsWords);
  const { data: consents } = usePart('consents', loadConsents, consentsWords);
  if (!terms || !consents) return null;
  const { AcceptTerms } = terms.part;
  const { AskConsents } = consents.part;
  return (
    <>
      <AcceptTerms userId={owner} channel="result" copy={terms.copy} />
      <AskConsents userId={owner} copy={consents.copy} />
    </>
  );
}

const loadShare = () => import('#app/features/share/share-results.tsx');

/** Loaded only for who can share. */
function Share(own: { owner: string; attempts: readonly string[]; hasPlan: boolean }) {
  const paths = usePaths();
  const { data: share } = usePart('share', loadShare, shareWords);
  if (!share) return null;
  const { ShareResults } = share.part;
  return <ShareResults {...own} sharedPath={paths.to('shared-result')} copy={share.copy} />;
}
