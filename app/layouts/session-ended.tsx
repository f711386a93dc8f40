import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import type { SessionState } from '#app/data/account/session.ts';
import { readRunning } from '#app/features/take-test/running-state.ts';
import type { Words } from '#content/dictionaries/load-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const words: Words<Copy> = {
  es: () => import('#content/dictionaries/es/auth.ts'),
  en: () => import('#content/dictionaries/en/auth.ts'),
};

/** Without a network there is nobody to sign in with; the answers stay where they are. */
const SignIn = lazyPart<Opened, Copy>(loadSignIn, words, { isOptional: true });

/** Asks somebody to sign in again whose session died while they were taking a test (threat X11). */
export function SessionEnded({ session }: { session: SessionState }) {
  const { state, pathname } = useLocation();
  const opened = readRunning(state);
  if (session.kind !== 'none' || !opened?.owner) return null;
  return (
    <Suspense>
      <SignIn key={pathname} attempt={opened.running} halfway={session.halfway} />
    </Suspense>
  );
}

type Opened = { attempt: string; halfway: Session | undefined };

async function loadSignIn() {
  const [{ SignInDialog }, { MissingCode }] = await Promise.all([
    import('#app/features/sign-in/sign-in-dialog.tsx'),
    import('./missing-code.tsx'),
  ]);
  return (props: Opened & { copy: Copy }) => (
    <SignInDialog
      attempt={props.attempt}
      code={props.halfway && <MissingCode email={props.halfway.user.email ?? ''} />}
      copy={props.copy}
    />
  );
}
