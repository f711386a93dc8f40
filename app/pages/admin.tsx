import '../styles/admin.css';
import type { Session } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect } from '#app/ui/navigation/redirect.tsx';
import { useLocation, useSearchParams } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/admin.ts';
import type { Locale } from '#domain/locale.ts';
import { factorOf } from '#app/data/account/assurance.ts';
import { isAdminQuery } from '#app/data/account/profile.ts';
import { halfwaySession, useSession } from '#app/data/account/session.ts';
import { NotFoundView } from '#app/features/not-found/not-found-view.tsx';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { secondFactorWords } from '#app/sign-in-parts/second-factor-words.ts';

/** `/admin`: the admin area for an admin, as the server answers; for everybody else there is nothing here. */
export function Page({ copy }: { copy: Copy }) {
  const session = useSession();
  if (halfwaySession(session)) return <CodeFirst />;
  if (session.kind !== 'person') return <NotFoundView copy={copy.notFound} />;
  return <PageForPerson session={session.session} copy={copy} />;
}

/** The admin flag is only asked for after the code was given. */
function CodeFirst() {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: pathname + search });
  return <Redirect to={`${usePaths().to('auth')}?${next}`} />;
}

function PageForPerson({ session, copy }: { session: Session; copy: Copy }) {
  const { data: isAdmin } = useQuery(isAdminQuery(session.user.id));
  return isAdmin ? <Area session={session} copy={copy} /> : <NotFoundView copy={copy.notFound} />;
}

/** The area, or in its place the way to a second factor, without which the server opens nothing of it. */
function Area({ session, copy }: { session: Session; copy: Copy }) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['admin', 'area', locale],
    queryFn: () => loadArea(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasFactor = factorOf(session) !== undefined;
  // A factor counts with its first code, but the recovery codes are still to be shown then.
  const [isSetUp, setIsSetUp] = useState(hasFactor);
  if (isSetUp && !hasFactor) setIsSetUp(false);
  const [search] = useSearchParams();
  const view = data && isSetUp ? [data.adminViewName(search, data.words)] : [];
  const title = data && [...view, copy.adminTitle].join(' · ');
  useEffect(() => {
    if (title === undefined) return;
    // After the page frame's own effect, which names the page as everybody else sees it.
    queueMicrotask(() => {
      document.title = title;
    });
  }, [title]);
  if (!data) return <NotFoundView copy={copy.notFound} />;
  const { AdminArea, FactorGate, words, factor } = data;
  const { Enrol, CodeForm, giveCode } = factor.part;
  const { id, email = '' } = session.user;
  if (!isSetUp) {
    return (
      <FactorGate eyebrow={words.eyebrow} gate={words.gate}>
        <Enrol
          email={email}
          onDone={() => setIsSetUp(true)}
          renderLeave={() => null}
          copy={factor.copy}
        />
      </FactorGate>
    );
  }
  return (
    <AdminArea
      userId={id}
      renderCodeForm={(onDone) => (
        <CodeForm
          submit={words.fresh.submit}
          send={(code) => giveCode(code)}
          onDone={onDone}
          copy={factor.copy}
        />
      )}
      copy={words}
    />
  );
}

/** The area and its words reach a browser only after the server has answered that an admin asks. */
async function loadArea(locale: Locale) {
  const [{ AdminArea }, { FactorGate }, { adminViewName }, words, part, factorCopy] =
    await Promise.all([
      import('#app/features/admin/admin-area.tsx'),
      import('#app/sign-in-parts/factor-gate.tsx'),
      import('#app/features/admin/admin-view.ts'),
      loadWords(wordsOf('admin-area'), locale),
      loadFactorParts(),
      loadWords(secondFactorWords, locale),
    ]);
  return { AdminArea, FactorGate, adminViewName, words, factor: { part, copy: factorCopy } };
}

async function loadFactorParts() {
  const [{ Enrol }, { CodeForm }, { giveCode }] = await Promise.all([
    import('#app/features/second-factor/enrol.tsx'),
    import('#app/features/second-factor/code-form.tsx'),
    import('#app/data/account/second-factor.ts'),
  ]);
  return { Enrol, CodeForm, giveCode };
}
