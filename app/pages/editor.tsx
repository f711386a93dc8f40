import '../styles/editor.css';
import type { Session } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/editor.ts';
import type { Locale } from '#domain/locale.ts';
import { factorOf } from '#app/data/account/assurance.ts';
import { halfwaySession, useSession } from '#app/data/account/session.ts';
import { editorRoleQuery } from '#app/data/editor/role.ts';
import { NotFoundView } from '#app/features/not-found/not-found-view.tsx';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Redirect } from '#app/ui/navigation/redirect.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { secondFactorWords } from '#app/sign-in-parts/second-factor-words.ts';

/** `/editor`: what the owner edits, for whom the server lets edit; for everybody else there is nothing here. */
export function Page({ copy }: { copy: Copy }) {
  const session = useSession();
  if (halfwaySession(session)) return <CodeFirst />;
  if (session.kind !== 'person') return <NotFoundView copy={copy.notFound} />;
  return <PageForPerson session={session.session} copy={copy} />;
}

/** Whether they may edit is only asked after the code was given. */
function CodeFirst() {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: pathname + search });
  return <Redirect to={`${usePaths().to('auth')}?${next}`} />;
}

function PageForPerson({ session, copy }: { session: Session; copy: Copy }) {
  // A factor counts with its first code, but the recovery codes are still to be shown then.
  const hasFactor = factorOf(session) !== undefined;
  const [isSetUp, setIsSetUp] = useState(hasFactor);
  const { data: role } = useQuery(editorRoleQuery(session.user.id, hasFactor));
  if (!role) return <NotFoundView copy={copy.notFound} />;
  return (
    <Area
      session={session}
      mayPublish={role.mayPublish}
      isSetUp={isSetUp && role.kind === 'editor'}
      onSetUp={() => setIsSetUp(true)}
      copy={copy}
    />
  );
}

/** The editor, or in its place the way to a second factor, without which the server opens nothing of it. */
function Area({
  session,
  mayPublish,
  isSetUp,
  onSetUp,
  copy,
}: {
  session: Session;
  mayPublish: boolean;
  isSetUp: boolean;
  onSetUp: () => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['editor', 'area', locale],
    queryFn: () => loadArea(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    // After the page frame's own effect, which names the page as everybody else sees it.
    queueMicrotask(() => {
      document.title = copy.editorTitle;
    });
  }, [data, copy]);
  if (!data) return <NotFoundView copy={copy.notFound} />;
  const { EditorArea, words, Enrol, factorCopy } = data;
  if (isSetUp) return <EditorArea mayPublish={mayPublish} copy={words} />;
  return (
    <div className="page-narrow">
      <div className="stack mx-auto max-w-[34rem]">
        <p className="eyebrow">{words.eyebrow}</p>
        <section className="card stack">
          <h1 className="text-3xl">{words.gate.title}</h1>
          <p>{words.gate.lead}</p>
          <Enrol
            email={session.user.email ?? ''}
            onDone={onSetUp}
            renderLeave={() => null}
            copy={factorCopy}
          />
        </section>
      </div>
    </div>
  );
}

/** The editor and its words reach a browser only after the server has answered that an editor asks. */
async function loadArea(locale: Locale) {
  const [{ EditorArea }, { Enrol }, words, factorCopy] = await Promise.all([
    import('#app/features/editor/editor-area.tsx'),
    import('#app/features/second-factor/enrol.tsx'),
    loadWords(wordsOf('editor-area'), locale),
    loadWords(secondFactorWords, locale),
  ]);
  return { EditorArea, Enrol, words, factorCopy };
}
