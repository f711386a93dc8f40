import type { ComponentType, ReactNode } from 'react';
import { sectionFor } from '#domain/instruments/registry.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { CareersSection } from './careers/careers-section.tsx';
import { OneByOneWayIn } from './careers/one-by-one/way-in.tsx';
import { SuggestedCareer } from './careers/suggested-career.tsx';
import type { ReportChoices, ReportParts } from './report-parts.ts';
import { TalkAtHome } from './talk-at-home.tsx';
import { TogetherCard } from './together-card.tsx';

/** A report as the test that is shown tells it, with what the whole of it says ready in its places. */
export function ReportView({
  parts: { shown, View },
  report,
  choices,
  secondLook,
  send,
  take,
  Together,
  ...frame
}: {
  parts: ReportParts;
  report: ReportInWords;
  choices: ReportChoices;
  /** Below the careers, for whose result it is. */
  secondLook?: ReactNode;
  send?: ReactNode;
  take?: ReactNode;
  /** All tests together, for who reads them by a link: loaded with what only they see. */
  Together?: ComponentType<Pick<ReportInWords, 'report' | 'words'>>;
  now: Date;
  isGuest: boolean;
  isShared?: boolean;
}) {
  const paths = usePaths();
  const { level, onLevel, reactions, onReact, plan } = choices;
  const { isShared = false } = frame;
  const profile = sectionFor(report.report.sections, 'interests')?.profile;
  return (
    <View
      {...frame}
      {...report}
      send={send}
      testPath={paths.to(shownInstruments[shown].page)}
      careers={
        <>
          <CareersSection
            {...report}
            level={level}
            onLevel={onLevel}
            steadyFor={choices.secondLooks?.map((look) => JSON.stringify(look)).join()}
            render={(suggestion, part) =>
              profile?.kind === 'differentiated' && (
                <SuggestedCareer
                  key={suggestion.career.id}
                  suggestion={suggestion}
                  part={part}
                  points={profile.points}
                  max={profile.max}
                  words={report.words}
                  wording={isShared ? undefined : report.items.interests}
                  reaction={reactions[suggestion.career.id]}
                  onReact={onReact && ((reaction) => onReact(suggestion.career.id, reaction))}
                />
              )
            }
          >
            {onReact && (
              <OneByOneWayIn
                careers={report.report.careers}
                words={report.words}
                reactions={reactions}
                onReact={onReact}
              />
            )}
          </CareersSection>
          {secondLook}
        </>
      }
      together={
        isShared ? (
          Together && <Together report={report.report} words={report.words} />
        ) : (
          <TogetherCard report={report.report} words={report.words} />
        )
      }
      talk={!isShared && <TalkAtHome {...report} />}
      plan={plan && <plan.View {...report} isShared={isShared} />}
      take={take}
    />
  );
}
