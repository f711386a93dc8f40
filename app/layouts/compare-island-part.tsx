import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { loadInstrument } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Career } from '#domain/matching/career.ts';
import { profileOf, type Profile } from '#domain/instruments/interests/profile.ts';
import { valuesProfile, type ValuesProfile } from '#domain/instruments/values/profile.ts';
import { scoreScales } from '#domain/scoring/score-scales.ts';
import { newestFinished, useMyAttempts } from '#app/data/attempts/my-attempts.ts';
import { reactionsQuery, reactMutation } from '#app/data/person/reactions.ts';
import { CareerCompare } from '#app/features/careers/career-compare.tsx';
import { CareerReaction } from '#app/features/careers/career-reaction.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { Queries } from './queries.tsx';

type Words = Pick<ComponentProps<typeof CareerCompare>, 'types' | 'valueTypes' | 'copy'>;

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
  const my = useMyAttempts();
  const attempts = my.kind === 'ready' ? my.attempts : [];
  const riasec = newestFinished(attempts, 'riasec');
  const values = newestFinished(attempts, 'values');
  const profile = useProfile(riasec, interestsOf);
  const valued = useProfile(values, valuesOf);
  const isCompared = profile !== undefined && profile.kind !== 'incomplete';
  useLayoutEffect(() => {
    const built = slot.querySelector<HTMLElement>('[data-built]');
    if (built) built.hidden = isCompared;
  }, [slot, isCompared]);
  if (my.kind === 'loading') return null;
  return createPortal(
    <div className="stack mt-6">
      {isCompared && (
        <CareerCompare
          career={career}
          name={name}
          profile={profile}
          values={valued}
          resultsPath={paths.to('results')}
          {...words}
        />
      )}
      <Reacting owner={my.owner} career={career} name={name} copy={words.copy.react} />
    </div>,
    slot,
  );
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

/** What an attempt says, derived from its answers with the version that it was given in. */
function useProfile<Read extends Profile | ValuesProfile>(
  attempt: Attempt | undefined,
  read: (attempt: Attempt) => Promise<Read | undefined>,
): Read | undefined {
  const { data } = useQuery({
    queryKey: ['career-compare', attempt?.id, attempt?.submittedAt],
    queryFn: async () => (attempt && (await read(attempt))) ?? null,
    enabled: attempt !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return data ?? undefined;
}

async function interestsOf({ instrument: id, version, answers, form }: Attempt) {
  const instrument = await loadInstrument(id, version);
  if (instrument?.id !== 'riasec') return undefined;
  return profileOf(scoreScales(instrument, answers, form), instrument.precision);
}

async function valuesOf({ instrument: id, version, answers, form }: Attempt) {
  const instrument = await loadInstrument(id, version);
  if (instrument?.id !== 'values') return undefined;
  return valuesProfile(scoreScales(instrument, answers, form), instrument.precision);
}
