import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { isAdminQuery } from '#app/data/account/profile.ts';
import { waitingGuessQuery } from '#app/data/attempts/waiting-guesses.ts';
import { signOut } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { GuestGuessWaits } from './guest-guess-waits.tsx';
import type { WaitsProps } from './guess-waits.tsx';
import { Queries } from './queries.tsx';

/** Loaded only where a guess waits. */
const GuessWaits = lazyPart<WaitsProps, GuessCopy>(
  async () => (await import('./guess-waits.tsx')).GuessWaits,
  wordsOf('guess'),
  { isOptional: true },
);

/** What nobody's bar has at once: the links of a signed-in person; for a visitor whose own link asks for a guess, that it came. */
export function PersonLinks({
  userId,
  visitor,
}: {
  userId: string | undefined;
  visitor: ReactNode;
}) {
  if (userId !== undefined) return <OwnLinks userId={userId} />;
  return (
    <>
      <ul className="nav-auth">
        <GuestGuessWaits />
      </ul>
      {visitor}
    </>
  );
}

function OwnLinks({ userId }: { userId: string }) {
  const { nav } = useSiteCopy();
  const paths = usePaths();
  const navigate = useNavigate();
  async function leave() {
    await signOut();
    await navigate(paths.to('landing'));
  }
  return (
    <ul className="nav-auth">
      <li>
        <Link to={paths.to('profile')}>{nav.profile}</Link>
      </li>
      <Queries>
        <Guess userId={userId} />
        <AdminLink userId={userId} />
      </Queries>
      <li>
        <button type="button" className="nav-button" onClick={() => void leave()}>
          {nav.signOut}
        </button>
      </li>
    </ul>
  );
}

function Guess({ userId }: { userId: string }) {
  const paths = usePaths();
  const { data: waiting } = useQuery(waitingGuessQuery(userId));
  if (!waiting) return null;
  return (
    <Suspense>
      <GuessWaits to={`${paths.to('results')}#guess-${waiting.id}`} label={waiting.label} />
    </Suspense>
  );
}

function AdminLink({ userId }: { userId: string }) {
  const { nav } = useSiteCopy();
  const paths = usePaths();
  const { data: isAdmin } = useQuery(isAdminQuery(userId));
  if (!isAdmin) return null;
  return (
    <li>
      <Link to={paths.to('admin')}>{nav.admin}</Link>
    </li>
  );
}
