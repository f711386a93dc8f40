// The page of the results of this person, or of the guest of this device.
import { Suspense, type ComponentProps } from 'react';
import type { Copy as TermsCopy } from '#content/dictionaries/es/accept-terms.ts';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy as GuestLinkCopy } from '#content/dictionaries/es/guest-link.ts';
import type { Copy as ConsentsCopy } from '#content/dictionaries/es/profile-privacy.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import type { Copy as SecondLookCopy } from '#content/dictionaries/es/second-look.ts';
import type { Copy as PictureCopy } from '#content/dictionaries/es/share-picture.ts';
import type { Copy as ShareCopy } from '#content/dictionaries/es/share.ts';
import type { Copy as DirectionCopy } from '#content/dictionaries/es/what-you-study.ts';
import type { Copy as TestWords } from '#content/instruments/words/es/test-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { OwnResults } from '#app/features/report/own-results.tsx';
import { preloadReport, prefetchReport } from '#app/features/report/preload-report.ts';
import type { AskAgainProps } from '#app/features/second-look/ask-again.tsx';
import type { SecondLookProps } from '#app/features/second-look/second-look.tsx';
import type { ShareGuessProps } from '#app/features/share/share-guess.tsx';
import type { SendSheet, SentLink } from '#app/features/picture/send-sheet.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import type { MakeLink } from '#app/features/share/make-link.tsx';
import type { ShareResults } from '#app/features/share/share-results.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <div className="result-page">
      <div className="page is-slim">
        <PageHead eyebrow={copy.page.eyebrow} title={copy.page.title} />
        <OwnResults
          renderSecondLook={(given) => (
            <Suspense>
              <SecondLook key={given.section.attempt} {...given} />
            </Suspense>
          )}
          renderShare={(owner, sections, onMake) => (
            <Suspense>
              <Share
                owner={owner}
                onMake={onMake}
                renderGuess={(share) => (
                  <Suspense>
                    <Guess
                      owner={owner}
                      share={share}
                      section={sectionFor(
                        sections.filter(({ attempt }) => share.what.includes(attempt)),
                        'interests',
                      )}
                    />
                  </Suspense>
                )}
              />
            </Suspense>
          )}
          renderSend={({ wantsLink, ...sheet }, { owner, attempts, hasPlan, isWaiting }) => (
            <Sheet
              {...sheet}
              // Asked for once more, it opens with the link again.
              key={String(wantsLink)}
              startsWithLink={wantsLink}
              isGuest={owner === null}
              isWaiting={owner !== null && isWaiting}
              renderLink={
                owner === null
                  ? (onMade) => (
                      <Suspense>
                        <SummaryLink
                          told={sheet.told}
                          sharedPath={paths.to('shared-result')}
                          onMade={onMade}
                        />
                      </Suspense>
                    )
                  : isWaiting
                    ? undefined
                    : (onMade) => (
                        <Suspense key={attempts.join()}>
                          <NewLink
                            owner={owner}
                            attempts={attempts}
                            hasPlan={hasPlan}
                            hasInterests={
                              sectionFor(sheet.told.report.sections, 'interests') !== undefined
                            }
                            sharedPath={paths.to('shared-result')}
                            onMade={onMade}
                          />
                        </Suspense>
                      )
              }
            />
          )}
          renderConsents={(owner) => (
            <Suspense>
              <Terms userId={owner} channel="result" />
              <Direction owner={owner} />
              <Consents userId={owner} />
            </Suspense>
          )}
          copy={copy}
        />
      </div>
    </div>
  );
}

/** The attempts of this device, from which a result is told. */
export function readDevice(): Promise<unknown> {
  return attemptStore().open();
}

/** What a result of these attempts is told with, while the first of them is still being answered. */
export function loadAhead(
  locale: Locale,
  attempts: readonly Attempt[],
  earlier?: Attempt,
): Promise<void> {
  return attempts[0]?.state === 'submitted'
    ? prefetchReport(locale, attempts, earlier)
    : preloadReport(locale, attempts);
}

/** With the words of the profile, where the same permissions stand: loaded only with an account. */
const Terms = lazyPart<{ userId: string; channel: 'result' }, TermsCopy>(
  async () => (await import('#app/features/privacy/accept-terms.tsx')).AcceptTerms,
  wordsOf('accept-terms'),
);
const Consents = lazyPart<{ userId: string }, ConsentsCopy>(
  async () => (await import('#app/features/privacy/ask-consents.tsx')).AskConsents,
  wordsOf('profile-privacy'),
);

/** Asked once, of account holders. */
const Direction = lazyPart<{ owner: string }, DirectionCopy>(
  async () => (await import('#app/features/direction/ask-direction.tsx')).AskDirection,
  wordsOf('what-you-study'),
);
/** Below the careers; its questions are loaded only on request. */
const SecondLook = lazyPart<SecondLookProps, SecondLookCopy>(
  async () => {
    const { SecondLook: Card } = await import('#app/features/second-look/second-look.tsx');
    return (props) => <Card {...props} AskAgain={AskAgain} />;
  },
  wordsOf('second-look'),
  { isOptional: true },
);
const AskAgain = lazyPart<AskAgainProps, TestWords>(async () => {
  const [{ AskAgain: Asking }, { QuestionScreen }] = await Promise.all([
    import('#app/features/second-look/ask-again.tsx'),
    import('#app/features/take-test/asking/question-screen.tsx'),
  ]);
  return ({ copy, ...props }) => (
    <Asking
      {...props}
      renderScreen={({ item, ...given }) => (
        <QuestionScreen
          {...given}
          instrument={fiveChoices}
          items={[item]}
          isBehindEqualAnswers={false}
          copy={copy.test}
        />
      )}
    />
  );
}, wordsOf('test-words'));
const fiveChoices = { choices: { min: 0, max: 4 } };

/** Loaded only on request. */
const Sheet = lazyPart<Omit<ComponentProps<typeof SendSheet>, 'copy'>, PictureCopy>(
  async () => (await import('#app/features/picture/send-sheet.tsx')).SendSheet,
  wordsOf('share-picture'),
);

/** In the sheet of a person with an account. */
const NewLink = lazyPart<Omit<ComponentProps<typeof MakeLink>, 'copy'>, ShareCopy>(
  async () => (await import('#app/features/share/make-link.tsx')).MakeLink,
  wordsOf('share'),
);

/** In the sheet of a guest. */
const SummaryLink = lazyPart<
  { told: ReportInWords; sharedPath: string; onMade: (link: SentLink | undefined) => void },
  GuestLinkCopy
>(async () => {
  const [{ GuestLink }, { guestSummary }] = await Promise.all([
    import('#app/features/share/guest-link.tsx'),
    import('#app/features/share/summary-of.ts'),
  ]);
  return ({ told, ...given }) => {
    const summary = guestSummary(told.report);
    return summary && <GuestLink summary={summary} {...given} />;
  };
}, wordsOf('guest-link'));

/** Loaded only where there is a guess. */
const Guess = lazyPart<ShareGuessProps, GuessCopy>(
  async () => (await import('#app/features/share/share-guess.tsx')).ShareGuess,
  wordsOf('guess'),
);

/** Loaded only where sharing is possible. */
const Share = lazyPart<Omit<ComponentProps<typeof ShareResults>, 'copy'>, ShareCopy>(
  async () => (await import('#app/features/share/share-results.tsx')).ShareResults,
  wordsOf('share'),
);
