import { Suspense, useEffect, type ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import type { SessionState } from '#app/data/account/session.ts';
import { browserStorage } from '#app/data/device/browser-storage.ts';
import { guestLinkKey } from '#app/data/guest/guest-link-key.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';

const PersonLinks = lazyComponent(
  async () => (await import('./person-links.tsx')).PersonLinks,
  Unseen,
);

/**
 * What the bar offers to the user. While the session is not known, the links of a visitor
 * are in the document for browsers without script, under the stylesheet's placeholder.
 */
export function AccountLinks({ session }: { session: SessionState }) {
  const visitor = <VisitorLinks />;
  const { kind } = session;
  // The same element before and after it is known: a link in focus keeps it.
  if (kind === 'unknown') return <Shown as={undefined} links={visitor} />;
  const person = kind === 'person' ? session.session.user.id : undefined;
  // Their own link asks for a guess: `boot.ts` has woken the page for the same mark.
  const isAsking = browserStorage.getItem(guestLinkKey)?.includes('asksGuess":t');
  if (!person && !isAsking) return <Shown as="none" links={visitor} />;
  return (
    <Suspense fallback={<Unseen />}>
      <Shown
        as={person ? 'person' : 'none'}
        links={<PersonLinks userId={person} visitor={visitor} />}
      />
    </Suspense>
  );
}

/**
 * Keeps the place while the person's links load. Hidden by itself: the bar's other copy may have
 * its links already and have said so.
 */
function Unseen() {
  return (
    <div className="nav-unseen">
      <Shown as="maybe" links={<VisitorLinks />} />
    </div>
  );
}

/** Tells the stylesheet the kind of user, or to keep its placeholder over the links until that is known. */
function Shown({ as, links }: { as: 'none' | 'maybe' | 'person' | undefined; links: ReactNode }) {
  useEffect(() => {
    if (as) document.documentElement.dataset.session = as;
  }, [as]);
  return links;
}

function VisitorLinks() {
  const { nav } = useSiteCopy();
  const paths = usePaths();
  return (
    <ul className="nav-auth">
      <li>
        <Link to={paths.to('auth')} data-wake>
          {nav.signIn}
        </Link>
      </li>
      <li>
        <Link className="nav-strong" to={`${paths.to('auth')}?mode=sign-up`} data-wake>
          {nav.register}
        </Link>
      </li>
    </ul>
  );
}
