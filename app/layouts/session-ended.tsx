import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '@supabase/supabase-js';
import type { Locale } from '#domain/locale.ts';
import type { SessionState } from '#app/data/account/session.ts';
import { readRunning } from '#app/features/take-test/running-state.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** Apart, because in one expression the build would fetch both languages ahead. */
const words = {
  es: () => import('#content/dictionaries/es/auth.ts'),
  en: () => import('#content/dictionaries/en/auth.ts'),
};
const dialogs = { es: load('es'), en: load('en') };

/** Asks somebody to sign in again whose session died while they were taking a test (threat X11). */
export function SessionEnded({ session }: { session: SessionState }) {
  const SignIn = dialogs[useLocale()];
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

function load(locale: Locale) {
  return lazy(async (): Promise<{ default: ComponentType<Opened> }> => {
    try {
      const [{ SignInDialog }, { MissingCode }, { copy }] = await Promise.all([
        import('#app/features/sign-in/sign-in-dialog.tsx'),
        import('./missing-code.tsx'),
        words[locale](),
      ]);
      return {
        default: ({ attempt, halfway }) => (
          <SignInDialog
            attempt={attempt}
            code={halfway && <MissingCode email={halfway.user.email ?? ''} />}
            copy={copy}
          />
        ),
      };
    } catch {
      // Without a network there is nobody to sign in with; the answers stay where they are.
      return { default: () => null };
    }
  });
}
