import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/accept-terms.ts';
import { constants } from '#domain/constants.ts';
import {
  addConsent,
  consentsQuery,
  isOfTheseWords,
  newestConsent,
} from '#app/data/privacy/consents.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Button } from '#app/ui/button.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useChange } from './use-change.ts';

/**
 * Asks for what an account rests on where it is missing (an account made by another way than our forms) or of earlier
 * words. The old decision stays beside the new one; nothing is closed meanwhile.
 */
export function AcceptTerms({
  userId,
  channel,
  copy,
}: {
  userId: string;
  channel: 'profile' | 'result';
  copy: Copy;
}) {
  const consents = useQuery(consentsQuery(userId));
  const { isBusy, outcome, change } = useChange([consentsQuery(userId).queryKey]);
  const [locale, legal, { newTab }] = [useLocale(), usePaths().to('legal'), useSiteCopy()];
  if (!consents.data) return null;
  const { consent } = copy;
  const newest = newestConsent(consents.data, 'account');
  if (newest?.granted && isOfTheseWords(newest, consent)) {
    return outcome === 'done' ? <p role="status">{copy.done}</p> : null;
  }
  const words = newest ? copy.changed : copy.missing;
  const accept = () =>
    change(() =>
      addConsent({ purpose: 'account', granted: true, words: consent, locale, channel }),
    );
  return (
    <section className="panel stack no-print">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p>
        <LinkedText
          text={fill(consent.text, { age: constants.ageOfConsentYears })}
          links={{ privacy: `${legal}#privacidad`, terms: `${legal}#aviso-legal` }}
          newTabLabel={newTab}
        />
      </p>
      <div className="actions">
        <Button variant="secondary" busy={isBusy} onClick={() => void accept()}>
          {isBusy ? copy.accepting : copy.accept}
        </Button>
      </div>
      {(outcome === 'failed' || outcome === 'tooMany') && (
        <Notice tone="error">
          <p>{copy[outcome]}</p>
        </Notice>
      )}
      <p className="text-muted">{copy.otherwise}</p>
    </section>
  );
}
