import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { loadInstrument } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { reactionKinds } from '#domain/matching/reaction.ts';
import type { Career } from '#domain/matching/career.ts';
import { explainMatch } from '#domain/matching/explain-match.ts';
import type { InterestsProfile } from '#domain/instruments/interests/profile.ts';
import { sectionFor, sectionOf, type Section } from '#domain/instruments/registry.ts';
import { newestFinished, useMergedAttempts } from '#app/data/attempts/merged-attempts.ts';
import { reactionsQuery, reactMutation } from '#app/data/person/reactions.ts';
import { CareerCompare } from '#app/features/careers/career-page/career-compare.tsx';
import { reactionFragments } from '#app/features/careers/reaction-fragments.ts';
import { CareerReaction } from '#app/features/careers/career-reaction.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { Queries } from '#app/layouts/queries.tsx';

type Words = Pick<
  ComponentProps<typeof CareerCompare>,
  'types' | 'valueTypes' | 'copy' | 'compared'
>;

/** The living part of a career page: what the newest result says of this career, and what the person says of it. */
export function CompareIslandPart(props: {
  slot: HTMLElement;
  career: Career;
  name: string;
  words: Words;
}) {
  return (
    <Queries>
      <Mine {...props} />
    </Queries>
  );
}

function Mine({
  slot,
  career,
  name,
  words,
}: {
  slot: HTMLElement;
  career: Career;
  name: string;
  words: Words;
}) {
  const paths = usePaths();
  const my = useMergedAttempts();
  const attempts = my.kind === 'ready' ? my.attempts : [];
  const sections = [
    useSection(newestFinished(attempts, 'interests')),
    useSection(newestFinished(attempts, 'values')),
  ].filter((section) => section !== undefined);
  const profile = sectionFor(sections, 'interests')?.profile;
  const valued = sectionFor(sections, 'values')?.profile;
  const isCompared = profile !== undefined && profile.kind !== 'incomplete';
  useLayoutEffect(() => {
    const built = slot.querySelector<HTMLElement>('[data-built]');
    if (built) built.hidden = isCompared;
  }, [slot, isCompared]);
  useLayoutEffect(() => {
    if (profile?.kind === 'differentiated') tellVerdict(profile, career);
  }, [profile, career]);
  if (my.kind === 'loading') return null;
  return (
    <>
      {isCompared &&
        createPortal(
          <CareerCompare
            career={career}
            name={name}
            profile={profile}
            values={valued}
            resultsPath={paths.to('results')}
            {...words}
          />,
          slotFor(slot),
        )}
      <Mark owner={my.owner} career={career} name={name} copy={words.copy.react} />
    </>
  );
}

/** At the head of the page: its words stand there by band. */
function tellVerdict(
  { points, max }: Exclude<InterestsProfile, { kind: 'incomplete' }>,
  career: Career,
): void {
  const head = document.getElementById('verdict');
  const explained = explainMatch(points, career, max);
  if (!head || explained.kind === 'flat') return;
  head.textContent = head.dataset[explained.band] ?? head.textContent;
  head.dataset.band = explained.band;
  head.classList.remove('btn', 'btn-primary');
}

/** Before the fold of numbers, where the built hexagon stood. */
function slotFor(section: HTMLElement): Element {
  return section.querySelector('[data-mine]') ?? section;
}

/** The answers at the head of the page, in the place of the links that the build wrote there. */
function Mark(props: {
  owner: string | null;
  career: Career;
  name: string;
  copy: Words['copy']['react'];
}) {
  const place = document.getElementById('mark');
  useLayoutEffect(() => {
    const built = place?.querySelector<HTMLElement>('[data-built]');
    if (built) built.hidden = true;
  }, [place]);
  return place && createPortal(<Reacting {...props} />, place);
}

function Reacting({
  owner,
  career,
  name,
  copy,
}: {
  owner: string | null;
  career: Career;
  name: string;
  copy: Words['copy']['react'];
}) {
  const reactions = useQuery(reactionsQuery(owner));
  const react = useMutation(reactMutation(owner, useQueryClient()));
  const { mutate } = react;
  const { id } = career;
  useEffect(() => {
    // What the address says when an answer was pressed before React was there.
    function keepPress(): void {
      const pressed = reactionKinds.find((kind) => location.hash === `#${reactionFragments[kind]}`);
      if (!pressed) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      mutate({ career: id, reaction: pressed });
    }
    keepPress();
    addEventListener('hashchange', keepPress);
    return () => removeEventListener('hashchange', keepPress);
  }, [id, mutate]);
  return (
    <CareerReaction
      career={name}
      reaction={reactions.data?.[career.id]}
      onReact={(reaction) => react.mutate({ career: career.id, reaction })}
      isFailed={react.isError}
      copy={copy}
    />
  );
}

/** What an attempt says, with the version that it was given in. */
function useSection(attempt: Attempt | undefined): Section | undefined {
  const { data } = useQuery({
    queryKey: ['career-compare', attempt?.id, attempt?.submittedAt],
    queryFn: async () => {
      const instrument = attempt && (await loadInstrument(attempt.instrument, attempt.version));
      return instrument ? sectionOf(instrument, attempt) : null;
    },
    enabled: attempt !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return data ?? undefined;
}
