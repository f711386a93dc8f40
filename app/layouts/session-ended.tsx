import { Suspense } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { SessionState } from '#app/data/account/session.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { readRunning } from '#app/features/take-test/running-state.ts';

/** Without a network nothing is shown: there is nobody to sign in with. */
const SignInAgain = lazyComponent(async () => (await import('./sign-in-again.tsx')).SignInAgain);

/** Asks somebody to sign in again whose session died while they were taking a test (threat X11). */
export function SessionEnded({ session }: { session: SessionState }) {
  const { state, pathname } = useLocation();
  const opened = readRunning(state);
  if (session.kind !== 'none' || !opened?.owner) return null;
  return (
    <Suspense>
      <SignInAgain key={pathname} attempt={opened.running} halfway={session.halfway} />
    </Suspense>
  );
}
