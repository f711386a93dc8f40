import { Link } from 'react-router';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { useMyAttempts } from '#app/data/my-attempts.ts';
import { useSession } from '#app/data/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { AccountSettings } from './account-settings.tsx';
import { FavouriteCareers, type LoadCareerNames } from './favourite-careers.tsx';
import { SavedResults, type TestPages } from './saved-results.tsx';

/** A person's results and account; for a visitor, what would be here and the way in. */
export function MyAccount({
  testPages,
  loadCareerNames,
  copy,
}: {
  testPages: TestPages;
  loadCareerNames: LoadCareerNames;
  copy: Copy;
}) {
  const session = useSession();
  if (session.kind === 'unknown') return <Spinner label={copy.loading} />;
  if (session.kind === 'none') return <Visitor copy={copy.visitor} />;
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-16">
      <div>
        <SavedResults testPages={testPages} copy={copy.attempts} />
        <FavouriteCareers
          userId={session.session.user.id}
          loadNames={loadCareerNames}
          copy={copy.favourites}
        />
      </div>
      <AccountSettings session={session.session} copy={copy.settings} />
    </div>
  );
}

function Visitor({ copy }: { copy: Copy['visitor'] }) {
  const paths = usePaths();
  const my = useMyAttempts();
  const next = encodeURIComponent(paths.to('profile'));
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
