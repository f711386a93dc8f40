import { Suspense, useEffect, useState } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { forgetEnded, type SessionState } from '#app/data/account/session.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { readRunning } from '#app/features/take-test/running-state.ts';

/** Without a network nothing is shown: signing in is not possible. */
const SignInAgain = lazyComponent(async () => (await import('./sign-in-again.tsx')).SignInAgain);

/**
 * Asks for a new sign-in when a session died while its person was taking a test (threat X11), or on any other page, which
 * keeps what it shows until it is left.
 */
export function SessionEnded({ session }: { session: SessionState }) {
  const { state, pathname } = useLocation();
  const opened = readRunning(state);
  const hasEnded = session.kind === 'none' && session.ended !== undefined;
  const [endedAt, setEndedAt] = useState<string>();
  if (hasEnded && endedAt === undefined) setEndedAt(pathname);
  if (!hasEnded && endedAt !== undefined) setEndedAt(undefined);
  const hasLeft = hasEnded && endedAt !== undefined && endedAt !== pathname;
  useEffect(() => {
    if (hasLeft) forgetEnded();
  }, [hasLeft]);
  if (session.kind !== 'none' || hasLeft) return null;
  const attempt = opened?.owner ? opened.running : undefined;
  if (!attempt && !hasEnded) return null;
  return (
    <Suspense>
      <SignInAgain key={pathname} attempt={attempt} halfway={session.halfway} />
    </Suspense>
  );
}
