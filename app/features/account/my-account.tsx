import { Suspense, useEffect, type ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { useMyAttempts } from '#app/data/attempts/my-attempts.ts';
import { useSession } from '#app/data/account/session.ts';
import { storedSession } from '#app/data/account/stored-session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { lazyComponent, type MissingProps } from '#app/ui/loading/lazy-component.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { LoadCareerNames } from './favourite-careers.tsx';

const PersonAccount = lazyComponent(async () => (await loadPerson()).PersonAccount, Missing);

/** A person's results and account; for a visitor, what would be here and the way in. */
export function MyAccount({
  loadCareerNames,
  renderSecondFactor,
  copy,
}: {
  loadCareerNames: LoadCareerNames;
  /** The setting of the second step of signing in. */
  renderSecondFactor: (session: Session) => ReactNode;
  copy: Copy;
}) {
  const session = useSession();
  useEffect(() => {
    // While the backend is asked whether the stored session holds, what it will show is on its way.
    if (storedSession()) loadPerson().catch(() => undefined);
  }, []);
  if (session.kind === 'unknown') return <Spinner label={copy.loading} />;
  if (session.kind === 'none') return <Visitor copy={copy.visitor} />;
  return (
    <Suspense fallback={<Spinner label={copy.loading} />}>
      <PersonAccount
        session={session.session}
        loadCareerNames={loadCareerNames}
        secondFactor={renderSecondFactor(session.session)}
        copy={copy}
      />
    </Suspense>
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

function Missing({ failures, onRetry }: MissingProps) {
  const { errors } = useSiteCopy();
  if (failures === 0) return null;
  return <RetryNotice text={errors.partMissing} retry={errors.retry} onRetry={onRetry} />;
}

function loadPerson() {
  return import('./person-account.tsx');
}
