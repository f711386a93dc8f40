import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import {
  addConsent,
  consentsQuery,
  isOfTheseWords,
  newestConsent,
  optionalPurposes,
  type OptionalPurpose,
} from '#app/data/privacy/consents.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { useChange } from './use-change.ts';

/** After a result: the optional permissions that a person has never decided on, or gave to
 * earlier words, behind one line: a result does not end in six buttons. Yes and no are equals. */
export function AskConsents({ userId, copy }: { userId: string; copy: Copy }) {
  const consents = useQuery(consentsQuery(userId));
  const { isBusy, outcome, change } = useChange([consentsQuery(userId).queryKey]);
  const locale = useLocale();
  const { ask, purposes } = copy.consents;
  const open = optionalPurposes.filter((purpose) => {
    const newest = consents.data && newestConsent(consents.data, purpose);
    return (
      consents.data && (!newest || (newest.granted && !isOfTheseWords(newest, purposes[purpose])))
    );
  });
  const decide = (purpose: OptionalPurpose, granted: boolean) =>
    void change(() =>
      addConsent({ purpose, granted, words: purposes[purpose], locale, channel: 'result' }),
    );
  if (open.length === 0 && outcome !== 'done') return null;
  return (
    <FoldedSection title={ask.title} className="no-print">
      {open.length > 0 && <p>{ask.text}</p>}
      {open.map((purpose) => (
        <div key={purpose} role="group" aria-label={purposes[purpose].title} className="grid gap-3">
          <p>{purposes[purpose].text}</p>
          <div className="actions">
            {[true, false].map((granted) => (
              <Button
                key={String(granted)}
                variant="secondary"
                busy={isBusy}
                onClick={() => decide(purpose, granted)}
              >
                {granted ? ask.yes : ask.no}
              </Button>
            ))}
          </div>
        </div>
      ))}
      <p role="status">{outcome === 'done' ? ask.done : ''}</p>
      <ChangeFailure outcome={outcome} copy={copy.asking} />
    </FoldedSection>
  );
}
