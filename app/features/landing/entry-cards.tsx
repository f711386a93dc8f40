import { useEffect } from 'react';
import { instruments } from '#domain/instruments/registry.ts';
import { bookingLink } from '#content/booking-link.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { holderOf, ownerOf, useSession } from '#app/data/account/session.ts';
import { useOwnResult } from '#app/data/device/own-result.ts';
import { attemptDatabaseName } from '#app/data/device-attempts/attempt-database.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { greet } from './greet.ts';

/**
 * The two cards of the first screen: the test for students, the quarter of an hour for families.
 * The first says three things, each with its own link; `greet.ts` chooses by what this device keeps.
 */
export function EntryCards({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { student, back, family } = copy.hero;
  const session = useSession();
  const owner = ownerOf(session);
  const result = useOwnResult(holderOf(session))?.attempt;
  // The built page is greeted by `boot.ts`; this is for one that React navigated to, and for a result of the account, which
  // arrives after a sign-in.
  useEffect(() => {
    if (owner !== undefined) greet(owner);
  }, [owner, result]);
  return (
    <div
      className="entry-cards"
      data-greet-with={attemptDatabaseName}
      data-greet-of={instruments.interests.storedId}
    >
      <div className="entry-card">
        <p className="entry-card-who">
          <span className="for-new">{student.who}</span>
          <span className="for-back">{back.who}</span>
        </p>
        <ButtonLink className="for-new" to={paths.to('assessment')}>
          {copy.test}
        </ButtonLink>
        <ButtonLink className="for-draft" to={paths.to('assessment')}>
          {back.draft.label}
        </ButtonLink>
        <ButtonLink className="for-result" to={paths.to('results')}>
          {back.result.label}
        </ButtonLink>
        <p className="entry-card-text">
          <span className="for-new">{student.text}</span>
          <span className="for-draft">{back.draft.text}</span>
          <span className="for-result">{back.result.text}</span>
        </p>
      </div>
      <div className="entry-card">
        <p className="entry-card-who">{family.who}</p>
        <ButtonLink variant="secondary" {...bookingLink} externalLabel={copy.newTab}>
          {copy.book}
        </ButtonLink>
        <p className="entry-card-text">{family.badge}</p>
      </div>
    </div>
  );
}
