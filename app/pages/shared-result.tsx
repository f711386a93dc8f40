// The page of a result read by a link.
import { Suspense, type ReactNode } from 'react';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy as GuestLinkCopy } from '#content/dictionaries/es/guest-link.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { calledIn } from '#content/report/called-in.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { scoredOrder } from '#domain/instruments/interests/guess.ts';
import type { GuestSummary } from '#app/data/guest/guest-link.ts';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { GuessBothProps } from '#app/features/share/guess-both.tsx';
import type { GuessFirstProps } from '#app/features/share/guess-first.tsx';
import { OpenShare, type LiveShare } from '#app/features/share/open-share.tsx';

const Shown = lazyComponent(loadShown, PartMissing);

export function Page({ copy }: { copy: Copy }) {
  return (
    <div className="result-page">
      <div className="page family-page">
        <OpenShare
          copy={copy}
          onOpening={prepareShown}
          renderGuess={(given) => renderGuess(given, copy)}
          renderSummary={({ summary, expiresAt, guess, isOwn }, onLook) => (
            <Suspense fallback={<Spinner label={copy.loading} />}>
              {guess && isOwn && <Seen onAgreed={onLook} />}
              <Summary
                summary={summary}
                expiresAt={expiresAt}
                isOwn={isOwn}
                both={
                  guess &&
                  !isOwn && <Both guess={guess} answers={summary} who={copy.parents.someone} />
                }
                parents={copy}
              />
            </Suspense>
          )}
        >
          {(share) => (
            <Suspense fallback={<Spinner label={copy.loading} />}>
              <Shown share={share} copy={copy} />
            </Suspense>
          )}
        </OpenShare>
      </div>
    </div>
  );
}

function renderGuess(given: GuessFirstProps, copy: Copy) {
  return (
    <Suspense>
      {given.isGuests && given.isOwn && given.isSent ? (
        <Seen onAgreed={given.onLook} />
      ) : (
        <>
          <Guess {...given} />
          {given.isSent && !given.isOwn && <ForFamilies copy={copy.parents} />}
        </>
      )}
    </Suspense>
  );
}

const guessWords = wordsOf('guess');

/** Only where a link asks for a guess, and where one was agreed to. */
const Guess = lazyPart<GuessFirstProps, GuessCopy>(
  async () => (await import('#app/features/share/guess-first.tsx')).GuessFirst,
  guessWords,
);
const Both = lazyPart<GuessBothProps, GuessCopy>(
  async () => (await import('#app/features/share/guess-both.tsx')).GuessBoth,
  guessWords,
);

/** For the guest whose link it is. */
const Seen = lazyPart<{ onAgreed: () => Promise<void> }, GuessCopy>(
  async () => (await import('#app/features/share/guest-guess.tsx')).GuestGuess,
  guessWords,
);

/** Only for a guest's link. */
const Summary = lazyPart<
  {
    summary: GuestSummary;
    expiresAt: string;
    isOwn: boolean;
    both: ReactNode;
    parents: Copy;
  },
  GuestLinkCopy
>(async () => {
  const [{ GuestSummaryView }, Family] = await Promise.all([
    import('#app/features/share/guest-summary.tsx'),
    loadForFamilies(),
  ]);
  return ({ copy, parents, isOwn, ...shown }) => (
    <GuestSummaryView
      {...shown}
      who={parents.parents.who.text}
      title={isOwn ? '{name}' : parents.parents.named}
      until={isOwn ? parents.banner.own : copy.summary.until}
      loading={parents.loading}
      copy={copy.summary}
    >
      <Family copy={parents.parents} />
    </GuestSummaryView>
  );
}, wordsOf('guest-link'));

/** Of no result: what holds for every family, which has time while its guess is being read. */
const ForFamilies = lazyComponent(loadForFamilies, PartMissing);

async function loadForFamilies() {
  const [{ FamilyNumbers }, { FamilyBooking }] = await Promise.all([
    import('#app/features/report/family/family-numbers.tsx'),
    import('#app/features/report/family/family-booking.tsx'),
  ]);
  return ({ copy }: { copy: Copy['parents'] }) => (
    <>
      <FamilyNumbers start={undefined} copy={copy} />
      <FamilyBooking copy={copy} />
    </>
  );
}

function prepareShown(): void {
  void loadShown().catch(() => {});
}

/** The report and its careers, asked for while the link is being opened; a link that is over needs neither. */
async function loadShown() {
  const { SharedReport } = await import('#app/features/report/shared-report.tsx');
  return ({ share, copy }: { share: LiveShare; copy: Copy }) => (
    <SharedReport
      attempts={share.attempts}
      secondLooks={share.secondLooks}
      plan={share.plan}
      studyLevel={share.studyLevel}
      who={calledIn(share.name, copy.parents)}
      renderGuess={
        share.guess &&
        ((section) => (
          <Suspense>
            <Both
              guess={share.guess ?? []}
              answers={scoredOrder(section)}
              who={calledIn(share.name, copy.parents)}
            />
          </Suspense>
        ))
      }
      copy={copy}
    />
  );
}
