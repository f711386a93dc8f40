import type { ReactNode } from 'react';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { useMergedAttempts } from '#app/data/attempts/merged-attempts.ts';
import { useSession } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { PageWait } from '#app/ui/loading/page-wait.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { searchOf, tabOf } from './profile-tab.ts';

/** A person's profile; for a visitor, what would be here and the way in. */
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
  return person ? renderPerson(person) : <Visitor copy={copy.visitor} />;
}

function Visitor({ copy }: { copy: Copy['visitor'] }) {
  const paths = usePaths();
  const my = useMergedAttempts();
  const tab = searchOf(tabOf(useLocation().search));
  const next = encodeURIComponent(paths.to('profile') + tab);
  const hasResult = my.kind === 'ready' && my.attempts.some(({ state }) => state === 'submitted');
  return (
    <section className="stack max-w-(--measure)">
      <p className="lead">{copy.text}</p>
      <div className="actions">
        <ButtonLink to={`${paths.to('auth')}?next=${next}`}>{copy.signIn}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.to('register')}>
          {copy.register}
        </ButtonLink>
      </div>
      {hasResult && (
        <p>
          {copy.guest} <Link to={paths.to('results')}>{copy.seeGuest}</Link>
        </p>
      )}
    </section>
  );
}
