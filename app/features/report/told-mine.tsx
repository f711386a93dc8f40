import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Later } from '#app/ui/later.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Reaction, Reactions } from '#domain/matching/reaction.ts';
import type { LevelFilter } from '#domain/report/level-filter.ts';
import { AboutYou } from './about-you.tsx';
import { Comparison } from './comparison.tsx';
import { TakeAlong } from './take-along.tsx';
import type { RenderSuggestion, ReportParts, TellablePlan } from './telling.ts';
import { ToldReport } from './told-report.tsx';

/** A result of whoever is here with all that goes with it; loaded with its parts, for who has none needs neither. */
export function ToldMine({
  parts,
  owner,
  told,
  earlier,
  isAnyWaiting,
  level,
  onLevel,
  reactions,
  react,
  plan,
  renderSuggestion,
  renderShare,
  renderConsents,
  now,
  booking,
  copy,
}: {
  parts: ReportParts;
  owner: string | null;
  /** What is told, the shown attempt first. */
  told: readonly Attempt[];
  /** The attempt of the same test before the shown one. */
  earlier: Attempt | undefined;
  /** Some of it has not reached the account yet. */
  isAnyWaiting: boolean;
  level: LevelFilter;
  onLevel: (level: LevelFilter) => void;
  reactions: Reactions;
  react: Pick<
    UseMutationResult<void, Error, { career: string; reaction: Reaction | null }, unknown>,
    'isError' | 'mutate'
  >;
  /** The kept route, and whether it could not be looked for. */
  plan: { data: TellablePlan | null | undefined; isError: boolean };
  renderSuggestion: RenderSuggestion;
  renderShare: (owner: string, attempts: readonly string[], hasPlan: boolean) => ReactNode;
  renderConsents: (owner: string) => ReactNode;
  now: Date;
  booking: { url: string; minutes: number };
  copy: Copy;
}) {
  const ids = told.map(({ id }) => id);
  const isGuest = owner === null;
  const before = parts.sections.find((section) => section.attempt === earlier?.id);
  const shown = parts.sections.find((section) => section.attempt === ids[0]);
  return (
    <>
      {react.isError && <Notice tone="error">{parts.words.suggestion.react.failed}</Notice>}
      {plan.isError && <Notice tone="warn">{parts.words.parts.plan.missing}</Notice>}
      <ToldReport
        parts={parts}
        attempts={ids}
        level={level}
        onLevel={onLevel}
        reactions={reactions}
        onReact={(career, reaction) => react.mutate({ career, reaction })}
        plan={plan.data}
        renderSuggestion={renderSuggestion}
        now={now}
        isGuest={isGuest}
        booking={booking}
        renderTake={(report, { words, items }) => (
          <TakeAlong
            report={report}
            words={words}
            items={items}
            level={level}
            isGuest={isGuest}
            isWaiting={isAnyWaiting}
            share={
              owner === null || isAnyWaiting
                ? null
                : renderShare(owner, ids, report.plan !== undefined)
            }
          />
        )}
      />
      <Later>
        {before && shown && <Comparison earlier={before} later={shown} words={parts.words} />}
        <AboutYou owner={owner} copy={copy.aboutYou} />
        {owner !== null && renderConsents(owner)}
      </Later>
    </>
  );
}
