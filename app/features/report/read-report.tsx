import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { StudyLevel } from '#domain/about-person.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { SecondLook } from '#domain/instruments/interests/second-look.ts';
import {
  instrumentIdOf,
  instrumentIds,
  instruments,
  type InstrumentId,
} from '#domain/instruments/registry.ts';
import type { Reactions } from '#domain/matching/reaction.ts';
import { levelFilterOf, type LevelFilter } from '#domain/report/level-filter.ts';
import { loadReportParts } from './load-report-parts.ts';
import type { LoadedPlan, ReportChoices, ReportParts } from './report-parts.ts';
import { ReportView } from './report-view.tsx';
import { TestRow } from './test-row.tsx';
import { TogetherView } from './together-view.tsx';
import { useReport } from './use-report.ts';

const noReactions: Reactions = {};

/** What a page says around a report that is only read. */
type ReadCopy = {
  readonly choose: string;
  readonly names: Readonly<Record<InstrumentId, string>>;
  readonly loading: string;
  readonly failed: string;
  readonly unknownVersion: string;
};

/** A report to read only: the same model and views as one's own, without next steps and without answers to give. */
export function ReadReport({
  attempts,
  secondLooks,
  plan,
  studyLevel = null,
  renderFirst,
  renderWhole = (report) => report,
  copy,
}: {
  attempts: readonly Attempt[];
  secondLooks?: readonly SecondLook[];
  plan?: LoadedPlan | null | undefined;
  studyLevel?: StudyLevel | null;
  /** Above the report itself. */
  renderFirst?: (report: ReportInWords) => ReactNode;
  /** What the report itself stands in. */
  renderWhole?: (report: ReactNode) => ReactNode;
  copy: ReadCopy;
}) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const tests = instrumentIds.filter((id) =>
    attempts.some(({ instrument }) => instrument === instruments[id].storedId),
  );
  const [test, setTest] = useState<InstrumentId | undefined>(tests[0]);
  const [level, setLevel] = useState<LevelFilter>(() => levelFilterOf(studyLevel));
  const ordered = attempts.toSorted(
    (a, b) =>
      Number(instrumentIdOf(b.instrument) === test) - Number(instrumentIdOf(a.instrument) === test),
  );
  const ids = ordered.map(({ id }) => id);
  const parts = useQuery({
    queryKey: ['report-parts', locale, ids],
    queryFn: async () => (await loadReportParts(ordered, locale)) ?? null,
    ...fileQuery,
  });
  return (
    <div className="grid grid-cols-1 gap-8">
      {tests.length > 1 && (
        <TestRow
          label={copy.choose}
          tests={tests}
          shown={test}
          render={({ id, ...choice }) => (
            <button type="button" {...choice} onClick={() => setTest(id)}>
              {copy.names[id]}
            </button>
          )}
        />
      )}
      {parts.isPending && parts.errorUpdateCount === 0 && <Spinner label={copy.loading} />}
      {parts.data === undefined && parts.errorUpdateCount > 0 && (
        <Notice tone="error">{copy.failed}</Notice>
      )}
      {parts.data === null && <Notice tone="warn">{copy.unknownVersion}</Notice>}
      {parts.data && (
        <Report
          parts={parts.data}
          choices={{ level, onLevel: setLevel, reactions: noReactions, secondLooks, plan }}
          now={now}
          renderFirst={renderFirst}
          renderWhole={renderWhole}
        />
      )}
    </div>
  );
}

function Report({
  parts,
  choices,
  renderFirst,
  renderWhole,
  ...frame
}: {
  parts: ReportParts;
  choices: ReportChoices;
  now: Date;
  renderFirst: ((report: ReportInWords) => ReactNode) | undefined;
  renderWhole: (report: ReactNode) => ReactNode;
}) {
  const report = useReport(parts, choices);
  return (
    <>
      {renderFirst?.(report)}
      {renderWhole(
        <ReportView
          {...frame}
          parts={parts}
          report={report}
          choices={choices}
          Together={TogetherView}
          isGuest
          isShared
        />,
      )}
    </>
  );
}
