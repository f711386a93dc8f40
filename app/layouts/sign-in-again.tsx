import { Suspense, type ReactNode } from 'react';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';

/** Without a network there is nobody to sign in with; the answers stay where they are. */
const SignIn = lazyPart<Opened, Copy>(loadSignIn, wordsOf('auth'), { isOptional: true });

/** The dialog of signing in over an attempt, or a page, that goes on behind it. */
export function SignInAgain(opened: Opened): ReactNode {
  return (
    <Suspense>
      <SignIn {...opened} />
    </Suspense>
  );
}

type Opened = { attempt: string | undefined; halfway: Session | undefined };

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
