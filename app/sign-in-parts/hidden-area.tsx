import type { Session } from '@supabase/supabase-js';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { Copy as FactorCopy } from '#content/dictionaries/es/second-factor.ts';
import type { Copy as NotFoundCopy } from '#content/dictionaries/es/not-found.ts';
import { loadWords } from '#content/wording/load-words.ts';
import type { Locale } from '#domain/locale.ts';
import { factorOf } from '#app/data/account/assurance.ts';
import { halfwaySession, useSession } from '#app/data/account/session.ts';
import { NotFoundView } from '#app/features/not-found/not-found-view.tsx';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Redirect } from '#app/ui/navigation/redirect.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { FactorGate } from './factor-gate.tsx';
import { secondFactorWords } from './second-factor-words.ts';

type Words = Omit<ComponentProps<typeof FactorGate>, 'children'>;

/** What a hidden area consists of. `Role` is what the server says of the caller, `Parts` what is loaded for those with one. */
type Area<Role, Key extends QueryKey, Parts> = {
  name: string;
  notFound: NotFoundCopy;
  /** Asks the server; something falsy hides the area. Only asked after the code of a second factor was given. */
  roleQuery: (userId: string, hasFactor: boolean) => UseQueryOptions<Role, Error, Role, Key>;
  /** Whether the server opens the area to this role, or first wants a second factor. */
  isOpen?: (role: NonNullable<Role>) => boolean;
  /** The area and its words reach a browser only after the server has answered that somebody of the area asks. */
  load: (locale: Locale) => Promise<Parts>;
  titleOf: (parts: Parts, isOpen: boolean) => string;
  children: (opened: {
    parts: Parts;
    role: NonNullable<Role>;
    userId: string;
    factorCopy: FactorCopy;
  }) => ReactNode;
};

/**
 * An area that is not there for others: they get the page of an address that is none. Who belongs to it and has no second
 * factor sets one up in its place.
 */
export function HiddenArea<Role, Key extends QueryKey, Parts extends { words: Words }>(
  area: Area<Role, Key, Parts>,
) {
  const session = useSession();
  if (halfwaySession(session)) return <CodeFirst />;
  if (session.kind !== 'person') return <NotFoundView copy={area.notFound} />;
  return <AreaOfPerson session={session.session} {...area} />;
}

function CodeFirst() {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: pathname + search });
  return <Redirect to={`${usePaths().to('auth')}?${next}`} />;
}

function AreaOfPerson<Role, Key extends QueryKey, Parts extends { words: Words }>({
  session,
  ...area
}: Area<Role, Key, Parts> & { session: Session }) {
  const hasFactor = factorOf(session) !== undefined;
  // A factor counts with its first code, but the recovery codes are still to be shown then.
  const [isSetUp, setIsSetUp] = useState(hasFactor);
  if (isSetUp && !hasFactor) setIsSetUp(false);
  const { data: role } = useQuery(area.roleQuery(session.user.id, hasFactor));
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: [area.name, 'area', locale],
    queryFn: () => loadWithGate(area.load, locale),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(role),
  });
  const isOpen = Boolean(role && isSetUp && (area.isOpen?.(role) ?? true));
  useTitle(role && data ? area.titleOf(data.parts, isOpen) : undefined);
  if (!role || !data) return <NotFoundView copy={area.notFound} />;
  const { parts, Gate, Enrol, factorCopy } = data;
  if (isOpen) return area.children({ parts, role, userId: session.user.id, factorCopy });
  return (
    <Gate eyebrow={parts.words.eyebrow} gate={parts.words.gate}>
      <Enrol
        email={session.user.email ?? ''}
        onDone={() => setIsSetUp(true)}
        renderLeave={() => null}
        copy={factorCopy}
      />
    </Gate>
  );
}

/** The title of the document, after the page frame's own effect, which names the page as everybody else sees it. */
function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    queueMicrotask(() => {
      document.title = title;
    });
  }, [title]);
}

async function loadWithGate<Parts>(load: (locale: Locale) => Promise<Parts>, locale: Locale) {
  const [parts, { FactorGate: Gate }, { Enrol }, factorCopy] = await Promise.all([
    load(locale),
    import('./factor-gate.tsx'),
    import('#app/features/second-factor/enrol.tsx'),
    loadWords(secondFactorWords, locale),
  ]);
  return { parts, Gate, Enrol, factorCopy };
}
