import { lazy, Suspense } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { SessionState } from '#app/data/account/session.ts';
import { readRunning } from '#app/features/take-test/running-state.ts';

/** Without a network nothing is shown: there is nobody to sign in with. */
const SignInAgain = lazy(() =>
  import('./sign-in-again.tsx').then(
    ({ SignInAgain: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

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
