import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import {
  newestFinished,
  openDraft,
  useMergedAttempts,
} from '#app/data/attempts/merged-attempts.ts';
import { useSession } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { PageWait } from '#app/ui/loading/page-wait.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { searchOf, tabOf } from './profile-tab.ts';
import type { NoPortrait } from './summary/no-portrait.tsx';
import type { OwnPortrait } from './summary/own-portrait.tsx';

/** Of a visitor who has a result. */
const Portrait = lazyComponent<ComponentProps<typeof OwnPortrait>>(
  async () => (await import('./summary/own-portrait.tsx')).OwnPortrait,
);

/** Of one who has none. */
const Empty = lazyComponent<ComponentProps<typeof NoPortrait>>(
  async () => (await import('./summary/no-portrait.tsx')).NoPortrait,
);

/** A person's profile; for a visitor, the result of this browser, what would be here and the way in. */
export function MyAccount({
  renderPerson,
  copy,
}: {
  renderPerson: (session: Session) => ReactNode;
  copy: Copy;
}) {
  const session = useSession();
  if (session.kind === 'unknown') return <PageWait label={copy.loading} />;
  // A person whose session was refused keeps what is on the page, and what they have typed, while they sign in again.
  const person = session.kind === 'none' ? session.ended : session.session;
  return person ? renderPerson(person) : <Visitor copy={copy} />;
}

function Visitor({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const my = useMergedAttempts();
  const tab = searchOf(tabOf(useLocation().search));
  const next = encodeURIComponent(paths.to('profile') + tab);
  const own = my.kind === 'ready' ? newestFinished(my.attempts, 'interests') : undefined;
  const said = copy.visitor;
  const account = (
    <section className="stack max-w-(--measure)">
      <p className="lead">{said.text}</p>
      <div className="actions">
        <ButtonLink to={`${paths.to('auth')}?next=${next}`}>{said.signIn}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.to('register')}>
          {said.register}
        </ButtonLink>
      </div>
    </section>
  );
  if (!own) {
    return (
      <div className="grid gap-8">
        {account}
        <Suspense>
          <Empty
            greeting={said.guest}
            hasDraft={my.kind === 'ready' && openDraft(my.attempts, 'interests') !== undefined}
            copy={copy.summary}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <Suspense fallback={<PageWait label={copy.loading} />}>
      <Portrait greeting={said.guest} attempt={own} copy={copy}>
        {account}
      </Portrait>
    </Suspense>
  );
}
