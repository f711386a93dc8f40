import type { ReactNode } from 'react';
import { Deferred } from '#app/ui/deferred.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { AboutYou } from './about-you.tsx';
import { Comparison } from './export/comparison.tsx';
import { ExportPanel } from './export/export-panel.tsx';
import type { ReportParts } from './report-parts.ts';
import { OwnSecondLook, type RenderSecondLook } from './own-second-look.tsx';
import { ReportView } from './report-view.tsx';
import type { OwnChoices } from './use-own-choices.ts';
import { useReport } from './use-report.ts';

/** The user's result with all that goes with it; loaded with its parts, both needless without one. */
export function OwnReport({
  parts,
  choices,
  owner,
  isWaiting,
  share,
  renderPicture,
  renderSecondLook,
  copy,
  children,
  ...frame
}: {
  parts: ReportParts;
  choices: OwnChoices;
  owner: string | null;
  /** Some of it has not reached the account yet. */
  isWaiting: boolean;
  /** Links to it, for those who can give them. */
  share: ReactNode;
  renderPicture: (told: ReportInWords) => ReactNode;
  renderSecondLook: RenderSecondLook;
  now: Date;
  copy: Copy['aboutYou'];
  /** Below everything else. */
  children: ReactNode;
}) {
  const report = useReport(parts, choices);
  const { sections, earlier, words } = parts;
  const [shown] = sections;
  const isGuest = owner === null;
  return (
    <>
      {choices.isReactionLost && <Notice tone="error">{words.suggestion.react.failed}</Notice>}
      {choices.isPlanMissing && <Notice tone="warn">{words.parts.plan.missing}</Notice>}
      <ReportView
        {...frame}
        parts={parts}
        report={report}
        choices={choices}
        isGuest={isGuest}
        secondLook={
          <OwnSecondLook
            report={report}
            parts={parts}
            choices={choices}
            owner={owner}
            render={renderSecondLook}
          />
        }
        take={
          <ExportPanel
            report={report}
            level={choices.level}
            isGuest={isGuest}
            isWaiting={isWaiting}
            share={share}
            renderPicture={renderPicture}
          />
        }
      />
      <Deferred>
        {earlier && shown && <Comparison earlier={earlier} later={shown} words={words} />}
        <AboutYou owner={owner} copy={copy} />
        {children}
      </Deferred>
    </>
  );
}
