import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { careers } from '#content/catalog/careers.ts';
import { loadInstrument } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { catalogueOrder } from '#domain/matching/catalogue-order.ts';
import { matchCareers } from '#domain/matching/match-careers.ts';
import { rankCareers, type RankedCareer } from '#domain/matching/rank-careers.ts';
import { kinPull, type Reactions } from '#domain/matching/reaction.ts';
import { leaningsOf } from '#domain/report/career-suggestions.ts';
import { newestFinished, useMergedAttempts } from '#app/data/attempts/merged-attempts.ts';
import { reactionsQuery } from '#app/data/person/reactions.ts';
import { markCards } from '#app/features/careers/search/mark-cards.ts';
import { Queries } from '#app/layouts/queries.tsx';
import { keptPages } from '#app/offline/kept-pages.ts';

/** The living part of the catalogue: the newest result of interests orders it, and what was marked stays marked. */
export function OwnFitPart({ list }: { list: HTMLElement }) {
  return (
    <Queries>
      <Mine list={list} />
    </Queries>
  );
}

function Mine({ list }: { list: HTMLElement }) {
  const my = useMergedAttempts();
  const isReady = my.kind === 'ready';
  const attempt = isReady ? newestFinished(my.attempts, 'interests') : undefined;
  const { data: reactions } = useQuery({
    ...reactionsQuery(isReady ? my.owner : null),
    enabled: isReady,
  });
  const { data: ranked } = useQuery({
    queryKey: ['own-fit', attempt?.id, attempt?.submittedAt, reactions],
    queryFn: () => rank(attempt, reactions ?? {}),
    enabled: isReady,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const { data: kept } = useQuery({
    queryKey: ['kept-pages'],
    queryFn: keptPages,
    networkMode: 'always',
  });
  useLayoutEffect(() => {
    if (!ranked) return;
    markCards(list, ranked, { reactions: reactions ?? {}, kept: kept ?? new Set() });
  }, [list, ranked, reactions, kept]);
  return null;
}

/** All careers, those of the result first and the best fit before others; none for a profile that says nothing of careers. */
async function rank(
  attempt: Attempt | undefined,
  reactions: Reactions,
): Promise<readonly RankedCareer[]> {
  const instrument = attempt && (await loadInstrument(attempt.instrument, attempt.version));
  const section = instrument && (await sectionOf(instrument, attempt));
  if (section?.instrument !== 'interests') return [];
  const { profile } = section;
  if (profile.kind !== 'differentiated') return [];
  const leanings = leaningsOf(section, []);
  const ranked = rankCareers(profile.points, careers, {
    pull: kinPull(careers, reactions),
    leanings,
  });
  if (!ranked) return [];
  const matches = matchCareers({ profile, careers, level: 'both', reactions, leanings });
  return catalogueOrder(ranked, matches);
}
