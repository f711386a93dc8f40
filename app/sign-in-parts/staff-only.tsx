import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { Session } from '@supabase/supabase-js';
import type { Copy as FactorCopy } from '#content/dictionaries/es/second-factor.ts';
import { factorOf } from '#app/data/account/assurance.ts';
import { halfwaySession, useSession } from '#app/data/account/session.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { Redirect } from '#app/ui/navigation/redirect.tsx';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { FactorGate } from './factor-gate.tsx';
import { secondFactorWords } from './second-factor-words.ts';

/** What the setting up of a second factor is called. */
type Gate = Omit<ComponentProps<typeof FactorGate>, 'children'>;

/**
 * For who works with other people's data: signed in, with a second factor. Who has none sets it up right here; who owes its
 * code is asked for it first and comes back.
 */
export function StaffOnly({
  loading,
  renderDoor,
  children,
  ...gate
}: {
  loading: string;
  /** For somebody who has not signed in. */
  renderDoor: () => ReactNode;
  children: ReactNode;
} & Gate) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const auth = usePaths().to('auth');
  if (session.kind === 'unknown') return <Spinner label={loading} />;
  if (halfwaySession(session)) {
    return <Redirect to={`${auth}?${new URLSearchParams({ next: pathname + search })}`} />;
  }
  if (session.kind === 'none') return renderDoor();
  return (
    <WithFactor session={session.session} loading={loading} {...gate}>
      {children}
    </WithFactor>
  );
}

function WithFactor({
  session,
  loading,
  children,
  ...gate
}: {
  session: Session;
  loading: string;
  children: ReactNode;
} & Gate) {
  const hasFactor = factorOf(session) !== undefined;
  // A factor counts with its first code, but the recovery codes are still to be shown then.
  const [isSetUp, setIsSetUp] = useState(hasFactor);
  if (isSetUp && !hasFactor) setIsSetUp(false);
  if (isSetUp) return children;
  return (
    <FactorGate {...gate}>
      <Suspense fallback={<Spinner label={loading} />}>
        <SetUp email={session.user.email ?? ''} onDone={() => setIsSetUp(true)} />
      </Suspense>
    </FactorGate>
  );
}

const SetUp = lazyPart<{ email: string; onDone: () => void }, FactorCopy>(async () => {
  const { Enrol } = await import('#app/features/second-factor/enrol.tsx');
  return (given) => <Enrol {...given} renderLeave={() => null} />;
}, secondFactorWords);
