import { useQuery } from '@tanstack/react-query';
import {
  newestBeside,
  newestFinished,
  useMergedAttempts,
} from '#app/data/attempts/merged-attempts.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { firstInstrument } from '#app/shown-instruments.ts';
import type { Copy } from '#content/dictionaries/es/joint.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { ownReportQuery } from '../own-report-query.ts';
import { useOwnChoices } from '../use-own-choices.ts';

/** What the newest of all three tests say together; where one is missing, which, and the way to it. */
export function JointResult({ copy }: { copy: Copy }) {
  const my = useMergedAttempts({ keepsEnded: true });
  const locale = useLocale();
  const attempts = my.kind === 'ready' ? my.attempts : [];
  const owner = my.kind === 'ready' ? my.owner : null;
  const interests = newestFinished(attempts, firstInstrument);
  const told = interests ? [interests, ...newestBeside(attempts, firstInstrument)] : [];
  const isWhole = told.length === instrumentIds.length;
  const report = useQuery({ ...ownReportQuery(told, undefined, locale), enabled: isWhole });
  const isReady = my.kind === 'ready';
  const view = useLoaded(isWhole ? 'joint' : 'none', async () =>
    isWhole ? import('./joint-view.tsx') : undefined,
  );
  const missing = useLoaded(isReady && !isWhole ? 'missing' : 'none', async () =>
    isReady && !isWhole ? import('./not-all-three.tsx') : undefined,
  );
  const choices = useOwnChoices(owner, { isKnown: isReady, hasResult: isWhole });
  if (isReady && !isWhole && missing.data)
    return <missing.data.NotAllThree attempts={attempts} copy={copy} />;
  if (report.data && view.data && !choices.isSecondLookComing) {
    return <view.data.JointView parts={report.data.parts} choices={choices} copy={copy} />;
  }
  return (
    <div className="page-fallback">
      {report.errorUpdateCount > 0 || view.isMissing || missing.isMissing ? (
        <RetryNotice
          text={copy.failed}
          retry={copy.retry}
          onRetry={() => {
            view.retry();
            missing.retry();
            void report.refetch();
          }}
        />
      ) : (
        <Spinner label={copy.loading} />
      )}
    </div>
  );
}
