import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { StudyLevel } from '#domain/about-person.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { SecondLook } from '#domain/instruments/interests/second-look.ts';
import type { Reactions } from '#domain/matching/reaction.ts';
import { partsOf, textOf } from '#domain/parsers.ts';
import { levelFilterOf, type LevelFilter } from '#domain/report/level-filter.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { loadReportParts } from './load-report-parts.ts';
import { ParentsView } from './family/parents-view.tsx';
import type { ReportChoices, ReportParts } from './report-parts.ts';
import {
  instrumentIdOf,
  instrumentIds,
  instruments,
  sectionFor,
  type InstrumentId,
} from '#domain/instruments/registry.ts';
import { useSharedPlan } from './plan/use-report-plan.ts';
import { ReportView } from './report-view.tsx';
import { TestRow } from './test-row.tsx';
import { useReport } from './use-report.ts';

const noReactions: Reactions = {};

/** Another person's report, to read only: the same model and views, without next steps and without answers to give. */
export function SharedReport({
  attempts,
  secondLooks,
  plan: stored,
  studyLevel,
  who,
  renderGuess,
  isForFamily = true,
  copy,
}: {
  attempts: readonly Attempt[];
  secondLooks: readonly SecondLook[];
  /** The plan as it is stored, where the link shows one. */
  plan: unknown;
  studyLevel: StudyLevel | null;
  /** What sentences call the person. */
  who: string;
  /** Both orders, where something was guessed and its person agreed. */
  renderGuess: ((section: InterestsSection | undefined) => ReactNode) | undefined;
  /** What a family reads first stands above it. */
  isForFamily?: boolean;
  copy: Copy;
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
  const plan = useSharedPlan(stored);
  return (
    <div className="grid grid-cols-1 gap-8">
      {parts.data && renderGuess?.(sectionFor(parts.data.sections, 'interests'))}
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
          choices={{
            level,
            onLevel: setLevel,
            reactions: noReactions,
            secondLooks,
            plan: plan.data,
          }}
          now={now}
          who={isForFamily ? who : undefined}
          start={textOf()(partsOf(stored).start)}
          copy={copy.parents}
        />
      )}
    </div>
  );
}

function Report({
  parts,
  choices,
  who,
  start,
  copy,
  ...frame
}: {
  parts: ReportParts;
  choices: ReportChoices;
  now: Date;
  /** What a family reads first calls the person so; nothing where it is no family that reads. */
  who: string | undefined;
  start: string | undefined;
  copy: Copy['parents'];
}) {
  const report = useReport(parts, choices);
  return (
    <>
      {who !== undefined && <ParentsView told={report} who={who} start={start} copy={copy} />}
      <ReportView {...frame} parts={parts} report={report} choices={choices} isGuest isShared />
    </>
  );
}
