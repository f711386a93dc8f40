import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { isUnsent } from '#app/data/device-attempts/device-attempt.ts';
import { useDeviceAttempts } from '#app/data/device-attempts/use-device-attempts.ts';
import {
  finishedOf,
  newestBeside,
  openDraft,
  useMergedAttempts,
} from '#app/data/attempts/merged-attempts.ts';
import { storedSession } from '#app/data/account/stored-session.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { instrumentIds, type Section } from '#domain/instruments/registry.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { chosenTest, readState } from './chosen-test.ts';
import type { History as Earlier } from './export/history.tsx';
import { preloadReport } from './preload-report.ts';
import { ownReportQuery } from './own-report-query.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { NoReport } from './no-report.tsx';
import type { SheetToSend } from './own-report.tsx';
import type { RenderSecondLook } from './own-second-look.tsx';
import { TestTabs } from './test-tabs.tsx';
import { useOwnChoices } from './use-own-choices.ts';

/** Of who has more than one. */
const History = lazyComponent<ComponentProps<typeof Earlier>>(
  async () => (await import('./export/history.tsx')).History,
);

/** The user's newest result, or the one they chose of their earlier ones, test by test. */
export function OwnResults({
  renderSecondLook,
  renderShare,
  renderSend,
  renderConsents,
  copy,
}: {
  /** A few more questions, and what they changed. */
  renderSecondLook: RenderSecondLook;
  /** The links of a person with an account, and the way to make one. */
  renderShare: (owner: string, sections: readonly Section[], onMake: () => void) => ReactNode;
  /** What sends a result home: words, a picture, and a link to these attempts for a person with an account. */
  renderSend: (
    sheet: SheetToSend,
    given: {
      owner: string | null;
      attempts: readonly string[];
      hasPlan: boolean;
      /** Some of it has not reached the account yet. */
      isWaiting: boolean;
    },
  ) => ReactNode;
  /** What a person may still be asked for, once they have read. */
  renderConsents: (owner: string) => ReactNode;
  copy: Copy;
}) {
  const my = useMergedAttempts({ keepsEnded: true });
  const answers = useDeviceAttempts();
  const locale = useLocale();
  const paths = usePaths();
  const { state, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  // A person with an account mostly has a result: what tells it comes beside it, not after it. What fails here is missed,
  // and said, when there is a result to tell.
  useEffect(() => {
    if (storedSession()) preloadReport(locale).catch(() => undefined);
  }, [locale]);
  const attempts = my.kind === 'ready' ? my.attempts : [];
  const owner = my.kind === 'ready' ? my.owner : null;
  const test = chosenTest(attempts, { state, search });
  const finished = finishedOf(attempts, test);
  const attempt = finished.find(({ id }) => id === readState(state, 'show')) ?? finished[0];
  const earlier = attempt && finished[finished.indexOf(attempt) + 1];
  const told = attempt ? [attempt, ...newestBeside(attempts, test)] : [];
  const hasDraft = openDraft(attempts, test) !== undefined;
  const report = useQuery({
    ...ownReportQuery(told, earlier, locale),
    enabled: attempt !== undefined,
  });
  const isKnown = my.kind === 'ready';
  const choices = useOwnChoices(owner, { isKnown, hasResult: attempt !== undefined });
  const shown = choices.isSecondLookComing ? undefined : report.data;
  // What stands when the page is opened waits as the build wrote it, until there is something to tell; afterwards the
  // tests stay in place while another is fetched.
  const isTold = isKnown && (!attempt || shown !== undefined || report.errorUpdateCount > 0);
  const [wasTold, setWasTold] = useState(false);
  if (isTold && !wasTold) setWasTold(true);
  if (my.kind === 'loading' || !(isTold || wasTold)) {
    return (
      <ReportSkeleton>
        <Spinner label={copy.page.loading} />
      </ReportSkeleton>
    );
  }

  const stored = answers.kind === 'ready' ? answers.attempts : [];
  const unsent = stored.filter((entry) => entry.owner !== null && isUnsent(entry));
  const isWaiting = unsent.some((entry) => entry.attempt.id === attempt?.id);
  const isAnyWaiting = unsent.some((entry) => told.some(({ id }) => id === entry.attempt.id));
  return (
    <div className="own-results">
      <TestTabs shown={test} attempts={attempts} copy={copy.page.tabs} />
      {readState(state, 'notice') === 'saved' && my.owner !== null && !isWaiting && (
        <Notice tone="success" title={copy.page.saved}>
          <p>{copy.page.savedText}</p>
        </Notice>
      )}
      {attempt && readState(state, 'notice') === 'elsewhere' && (
        <Notice tone="info">{copy.page.finishedElsewhere}</Notice>
      )}
      {isWaiting && <Notice tone="info">{copy.page.notSent}</Notice>}
      {told.length === instrumentIds.length && readState(state, 'test') !== undefined && (
        <Notice tone="success" title={copy.page.allThree.title}>
          <p>
            <Link to={paths.to('joint')}>{copy.page.allThree.see}</Link>
          </p>
        </Notice>
      )}
      {my.hasEnded && (
        <Notice tone="warn" title={copy.page.sessionOver}>
          <Link to={`${paths.to('auth')}?next=${encodeURIComponent(paths.to('results'))}`}>
            {copy.page.signIn}
          </Link>
        </Notice>
      )}
      {my.isServerMissing && !my.hasEnded && (
        <RetryNotice
          title={copy.page.unreachable}
          text={copy.page.unreachableText}
          retry={copy.page.retry}
          onRetry={my.retry}
        />
      )}
      {attempt && shown === null && <Notice tone="warn">{copy.page.unknownVersion}</Notice>}
      {attempt && shown === undefined && (
        <ReportSkeleton>
          {report.errorUpdateCount > 0 ? (
            <RetryNotice
              text={copy.page.viewFailed}
              retry={copy.page.retry}
              onRetry={() => report.refetch()}
            />
          ) : (
            <Spinner label={copy.page.loading} />
          )}
        </ReportSkeleton>
      )}
      {shown && (
        <shown.OwnReport
          parts={shown.parts}
          choices={choices}
          owner={owner}
          isWaiting={isAnyWaiting}
          renderShare={(onMake) =>
            owner !== null && !isAnyWaiting && renderShare(owner, shown.parts.sections, onMake)
          }
          renderSend={(sheet) =>
            renderSend(sheet, {
              owner,
              attempts: told.map(({ id }) => id),
              hasPlan: Boolean(choices.plan),
              isWaiting: isAnyWaiting,
            })
          }
          renderSecondLook={renderSecondLook}
          now={now}
          copy={copy.aboutYou}
        >
          {owner !== null && renderConsents(owner)}
        </shown.OwnReport>
      )}
      {!attempt && !my.hasEnded && (hasDraft || !my.isServerMissing) && (
        <NoReport test={test} hasDraft={hasDraft} isVisitor={my.owner === null} copy={copy.page} />
      )}
      {attempt && finished.length > 1 && (
        <Suspense>
          <History
            shown={attempt}
            finished={finished}
            copy={copy.report.history}
            onShow={(show) => void navigate({ pathname, search }, { state: { show } })}
          />
        </Suspense>
      )}
    </div>
  );
}
