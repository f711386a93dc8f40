import { useMemo, type ReactNode } from 'react';
import type { LevelFilter } from '#domain/report/career-suggestions.ts';
import type { Reaction, Reactions } from '#domain/matching/reaction.ts';
import { reportOf, type Report } from '#domain/report/report.ts';
import { CareersSection } from './careers-section.tsx';
import type { RenderSuggestion, ReportParts } from './telling.ts';

/** One report from its parts: the model, the careers it leads to, and the view of the test that is shown. */
export function ToldReport({
  parts,
  attempts,
  level,
  onLevel,
  reactions,
  onReact,
  renderSuggestion,
  renderTake,
  ...frame
}: {
  parts: ReportParts;
  /** Ids of the attempts to tell, the shown one first; others are there to compare with. */
  attempts: readonly string[];
  level: LevelFilter;
  onLevel: (level: LevelFilter) => void;
  reactions: Reactions;
  /** Left out where nothing can be answered. */
  onReact?: (career: string, reaction: Reaction | null) => void;
  renderSuggestion: RenderSuggestion;
  renderTake?: (report: Report, parts: ReportParts) => ReactNode;
  now: Date;
  isGuest: boolean;
  isShared?: boolean;
  booking: { url: string; minutes: number };
}) {
  const { View, words, items, sections, careers } = parts;
  const ids = attempts.join();
  const report = useMemo(() => {
    const told = sections.filter(({ attempt }) => ids.split(',').includes(attempt));
    return reportOf({ sections: told, careers, level, reactions });
  }, [sections, careers, level, reactions, ids]);
  const profile = report.interests?.profile;
  return (
    <View
      {...frame}
      report={report}
      words={words}
      items={items}
      take={renderTake?.(report, parts)}
      careers={
        <CareersSection
          report={report}
          words={words}
          level={level}
          onLevel={onLevel}
          render={(suggestion) =>
            profile?.kind === 'differentiated' &&
            renderSuggestion(suggestion, {
              points: profile.points,
              max: profile.max,
              words,
              reaction: reactions[suggestion.career.id],
              onReact: onReact && ((reaction) => onReact(suggestion.career.id, reaction)),
            })
          }
        />
      }
    />
  );
}
