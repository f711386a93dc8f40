import { Suspense } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { Copy as TrialCopy } from '#content/dictionaries/es/trial.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { reactionsQuery, reactMutation } from '#app/data/person/reactions.ts';
import { fill } from '#app/i18n/fill.ts';
import { LoadedCareerDrawing } from '#app/illustrations/loaded-career-drawing.tsx';
import { keptPages } from '#app/offline/kept-pages.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import type { Locale } from '#domain/locale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { WeeklyTrialProps } from './weekly-trial.tsx';

/** Comes where there is a career to try. */
const WeeklyTrial = lazyPart<WeeklyTrialProps, TrialCopy>(
  async () => (await import('./weekly-trial.tsx')).WeeklyTrial,
  wordsOf('trial'),
);

/** Names of careers by id, the last parts of the addresses of their pages in one language, and their families. */
export type LoadCareerNames = (locale: Locale) => Promise<{
  nameOf(id: string): string | undefined;
  slugOf(id: string): string;
  familyOf(id: string): string;
}>;

/** The careers that a person marked as of interest, one of them to try this week, and the way to take one out. */
export function FavouriteCareers({
  userId,
  loadNames,
  copy,
}: {
  userId: string;
  loadNames: LoadCareerNames;
  copy: Copy['favourites'];
}) {
  const locale = useLocale();
  const paths = usePaths();
  const reactions = useQuery(reactionsQuery(userId));
  const names = useQuery({
    queryKey: ['career-names', locale],
    queryFn: () => loadNames(locale),
    staleTime: Infinity,
    networkMode: 'always',
  });
  const kept = useQuery({
    queryKey: ['kept-pages'],
    queryFn: keptPages,
    networkMode: 'always',
  });
  const react = useMutation(reactMutation(userId, useQueryClient()));
  const careers = Object.entries(reactions.data ?? {}).flatMap(([id, reaction]) => {
    const name = names.data?.nameOf(id);
    const path = names.data && paths.toCareer(names.data.slugOf(id));
    const family = names.data?.familyOf(id) ?? '';
    return reaction === 'interested' && name && path ? [{ id, name, path, family }] : [];
  });
  const isLoading = reactions.isLoading || names.isLoading;
  const isMissing = !isLoading && (reactions.data === undefined || names.data === undefined);
  return (
    <section className="stack self-start">
      <h2 className="text-[1.4rem]">{copy.title}</h2>
      {isLoading && <Spinner label={copy.loading} />}
      {isMissing && (
        <Notice tone="warn">
          <p>{copy.unreachable}</p>
        </Notice>
      )}
      {react.isError && (
        <Notice tone="error">
          <p>{copy.notSaved}</p>
        </Notice>
      )}
      {!isLoading && !isMissing && careers.length === 0 && (
        <>
          <p>{copy.none}</p>
          <p>
            <ButtonLink variant="secondary" to={paths.to('careers')}>
              {copy.catalogue}
            </ButtonLink>
          </p>
        </>
      )}
      {careers.length > 0 && (
        <ul className="own-careers">
          {careers
            .toSorted((a, b) => a.name.localeCompare(b.name, locale))
            .map(({ id, name, path, family }) => (
              <li key={id}>
                <Link to={path}>
                  <span>
                    <LoadedCareerDrawing career={id} family={family} isOfFew />
                  </span>
                  {name}
                </Link>
                {kept.data?.has(path) && <p className="text-muted">{copy.kept}</p>}
                <Button
                  variant="quiet"
                  aria-label={fill(copy.removeNamed, { name })}
                  onClick={() => react.mutate({ career: id, reaction: null })}
                >
                  {copy.remove}
                </Button>
              </li>
            ))}
        </ul>
      )}
      {careers.length > 0 && (
        <Suspense>
          <WeeklyTrial userId={userId} careers={careers} />
        </Suspense>
      )}
    </section>
  );
}
