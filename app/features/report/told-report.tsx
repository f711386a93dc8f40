import { useMemo, type ReactNode } from 'react';
import type { LevelFilter } from '#domain/report/level-filter.ts';
import type { Reaction, Reactions } from '#domain/matching/reaction.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { reportOf, type Report } from '#domain/report/report.ts';
import { CareersSection } from './careers-section.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import type { RenderSuggestion, ReportParts, TellablePlan } from './telling.ts';

/** One report from its parts: the model, the careers it leads to, and the view of the test that is shown. */
export function ToldReport({
  parts,
  attempts,
  level,
  onLevel,
  reactions,
  onReact,
  plan,
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
  /** The kept route; nothing while it is looked for, or where there is none. */
  plan?: TellablePlan | null | undefined;
  renderSuggestion: RenderSuggestion;
  renderTake?: (report: Report, parts: ReportParts) => ReactNode;
  now: Date;
  isGuest: boolean;
  isShared?: boolean;
  booking: { url: string; minutes: number };
}) {
  const { View, items, sections, careers } = parts;
  const words = useMemo<ReportWords>(
    () => (plan ? { ...parts.words, plan: plan.words } : parts.words),
    [parts.words, plan],
  );
  const ids = attempts.join();
  const report = useMemo(() => {
    const told = sections.filter(({ attempt }) => ids.split(',').includes(attempt));
    return reportOf({ sections: told, careers, level, reactions, plan: plan?.part });
  }, [sections, careers, level, reactions, plan, ids]);
  const profile = sectionFor(report.sections, 'interests')?.profile;
  return (
    <View
      {...frame}
      report={report}
      words={words}
      items={items}
      take={renderTake?.(report, { ...parts, words })}
      plan={plan && <plan.View report={report} words={words} isShared={frame.isShared ?? false} />}
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
