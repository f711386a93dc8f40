import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { aboutPersonQuery } from '#app/data/person/about-person.ts';
import { secondLooksQuery } from '#app/data/person/second-looks-query.ts';
import { reactionsQuery, reactMutation } from '#app/data/person/reactions.ts';
import type { Reactions } from '#domain/matching/reaction.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { levelFilterOf, type LevelFilter } from '#domain/report/level-filter.ts';
import { ownPlanQuery } from './plan/use-report-plan.ts';
import type { ReportChoices } from './report-parts.ts';

const noReactions: Reactions = {};

export type OwnChoices = ReportChoices & {
  /** The last reaction could not be kept. */
  readonly isReactionLost: boolean;
  /** A guest's second look is being read from this browser: the list of careers would move when it comes. */
  readonly isSecondLookComing: boolean;
  /** Answers of a second look have not reached the account yet. */
  readonly isSecondLookWaiting: boolean;
  /** The plan could not be looked for. */
  readonly isPlanMissing: boolean;
};

/** What is asked for of the choices of a person, or of this browser's guest (`null`). */
export function choicesQueries(owner: string | null, locale: Locale) {
  return {
    about: aboutPersonQuery(owner),
    reactions: reactionsQuery(owner),
    looks: secondLooksQuery(owner),
    plan: ownPlanQuery(owner, locale),
  };
}

/** The user's choices: asked for beside their attempts, the plan once there is a result to tell it with. */
export function useOwnChoices(
  owner: string | null,
  { isKnown, hasResult }: { isKnown: boolean; hasResult: boolean },
): OwnChoices {
  const [level, onLevel] = useState<LevelFilter>();
  const asked = choicesQueries(owner, useLocale());
  const about = useQuery({ ...asked.about, enabled: isKnown });
  const reactions = useQuery({ ...asked.reactions, enabled: isKnown });
  const react = useMutation(reactMutation(owner, useQueryClient()));
  const looks = useQuery({ ...asked.looks, enabled: isKnown && hasResult });
  const plan = useQuery({ ...asked.plan, enabled: isKnown && hasResult });
  return {
    level: level ?? levelFilterOf(about.data?.studyLevel ?? null),
    onLevel,
    reactions: reactions.data ?? noReactions,
    onReact: (career, reaction) => react.mutate({ career, reaction }),
    ageBand: about.data?.ageBand ?? null,
    secondLooks: looks.data?.looks,
    isSecondLookComing:
      owner === null && isKnown && hasResult && looks.isPending && looks.failureCount === 0,
    isSecondLookWaiting: looks.data?.isWaiting === true,
    plan: plan.data,
    isReactionLost: react.isError,
    isPlanMissing: plan.isError,
  };
}
