import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { isAdminQuery } from '#app/data/account/profile.ts';
import { waitingGuessQuery, type WaitingGuess } from '#app/data/attempts/waiting-guesses.ts';
import { signOut } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { Queries } from './queries.tsx';

/** Loaded only where a guess waits. */
const GuessWaits = lazyPart<WaitingGuess, GuessCopy>(
  async () => (await import('./guess-waits.tsx')).GuessWaits,
  wordsOf('guess'),
  { isOptional: true },
);

/** The links of a signed-in person, loaded only for them. */
export function PersonLinks({ userId }: { userId: string }) {
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
  const { data: waiting } = useQuery(waitingGuessQuery(userId));
  if (!waiting) return null;
  return (
    <Suspense>
      <GuessWaits {...waiting} />
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
