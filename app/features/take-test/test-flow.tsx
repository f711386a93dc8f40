import type { InstrumentId } from '#domain/instruments/registry.ts';
import { useState } from 'react';
import { useFetchPage, useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { loadTest } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import {
  finishedOf,
  newestBeside,
  newestFinished,
  openDraft,
  useMergedAttempts,
} from '#app/data/attempts/merged-attempts.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Notice } from '#app/ui/notice.tsx';
import { carriesPlace, useCarriedPlace } from './asking/carried-place.ts';
import { useArrived } from './asking/use-test-mode.ts';
import { Intro } from './intro.tsx';
import { readRunning } from './running-state.ts';
import { StartChoices } from './start-choices.tsx';
import { TakeTest } from './take-test.tsx';
import { RedirectToResult } from './redirect-to-result.tsx';
import type { FormsCopy, IntroCopy, RankingCopy, TestCopy } from './test-copy.ts';
import { useOfflineCopy } from '#app/offline/use-offline-copy.ts';
import { useRunningTest } from './use-running-test.ts';
import { useStartRequest } from './use-start-request.ts';

/** From the promise to the last answer of one test. Its questions come while the promise is read. */
export function TestFlow({
  test,
  loadResult,
  copy,
}: {
  test: InstrumentId;
  /** Gets ready what the result of these attempts will be shown with; the first is the one that is being taken. */
  loadResult: (attempts: readonly Attempt[], earlier?: Attempt) => Promise<unknown>;
  copy: { intro: IntroCopy; test: TestCopy; forms?: FormsCopy; ranking?: RankingCopy };
}) {
  const locale = useLocale();
  const resultPath = usePaths().to('results');
  const navigate = useNavigate();
  const fetchPage = useFetchPage();
  const my = useMergedAttempts();
  const owner = my.kind === 'ready' ? my.owner : null;
  const { running, saved, overruled, isFinishing, ...act } = useRunningTest(test, owner);
  const attempts = my.kind === 'ready' ? my.attempts : [];
  const draft = openDraft(attempts, test);
  // An earlier version that was begun goes on, without a network too.
  const version = (running?.attempt ?? draft)?.version ?? newestVersion(test);
  const material = useLoaded(`${test} ${version} ${locale}`, () => loadTest(test, version, locale));

  const finished = newestFinished(attempts, test);
  const isReady = my.kind === 'ready' && material.data !== undefined;
  const isKeptOffline = useOfflineCopy(isReady);
  const { wanted, want } = useStartRequest({
    isReady,
    isRunning: running !== undefined,
    async grant(wish) {
      if (wish.kind === 'resume') return draft ? act.resume(draft) : 'nothing';
      // Pressed before it was known that there is something to go on with: that is offered first.
      if (wish.isBlind && (draft ?? finished)) return 'nothing';
      return act.start(wish.form);
    },
  });

  const { search, state } = useLocation();
  const [isComing] = useState(() => carriesPlace(search) || readRunning(state) !== undefined);
  useArrived(
    material.isMissing || (isReady && (running !== undefined || !isComing)),
    (draft ?? finished) !== undefined,
  );
  const [startAt, setStartAt] = useState<string>();
  useCarriedPlace({
    isReady,
    onArrive: ({ item, form }) => {
      setStartAt(item);
      void (draft ? act.resume(draft) : act.start(form));
    },
  });

  const [wasOpen, setWasOpen] = useState(false);
  if (running?.attempt.state === 'draft' && !wasOpen) setWasOpen(true);
  const isOver = running?.attempt.state === 'submitted';
  const toResult = isOver && (
    <RedirectToResult
      test={test}
      finished={running}
      isElsewhere={wasOpen && !isFinishing}
      getReady={() =>
        loadResult(
          [running.attempt, ...newestBeside(attempts, test)],
          finishedOf(attempts, test).find(({ id }) => id !== running.attempt.id),
        )
      }
    />
  );
  if (isOver && !(wasOpen && isReady)) {
    return (
      <>
        {toResult}
        <div className="page-loading" />
      </>
    );
  }
  if (running && material.data && my.kind === 'ready') {
    // What was asked last stays until the result is there.
    return (
      <>
        {toResult}
        <TakeTest
          key={running.attempt.id}
          instrument={material.data.instrument}
          wording={material.data.wording}
          attempt={running.attempt}
          startAt={startAt}
          saved={saved}
          overruled={overruled}
          copy={copy.test}
          rankingCopy={copy.ranking}
          onAnswer={(given) => act.answer(running, given)}
          loadResult={() =>
            Promise.all([
              fetchPage(resultPath),
              loadResult([running.attempt, ...newestBeside(attempts, test)]),
            ])
          }
          onFinish={() => void act.finish(running)}
          onLeave={() => void navigate(-1)}
        />
      </>
    );
  }
  return (
    <Intro test={test} isKeptOffline={isKeptOffline} copy={copy.intro} forms={copy.forms}>
      {my.kind === 'ready' && my.isServerMissing && (
        <Notice tone="warn">{copy.intro.unreachable}</Notice>
      )}
      {material.isMissing && (
        <RetryNotice
          tone="error"
          text={copy.intro.failed}
          retry={copy.intro.retry}
          onRetry={material.retry}
        />
      )}
      <StartChoices
        draft={draft}
        finished={finished}
        wanted={material.isMissing ? undefined : wanted}
        copy={copy.intro.start}
        forms={copy.forms}
        onStart={(form) => want({ kind: 'start', form, isBlind: my.kind === 'loading' })}
        onContinue={() => {
          setStartAt(undefined);
          want({ kind: 'resume' });
        }}
      />
    </Intro>
  );
}
