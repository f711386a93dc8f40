import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import type { SessionState } from '../data/session.ts';
import { readRunning } from '../features/take-test/running-state.ts';
import { useLocale } from '../i18n/paths.tsx';

/** Apart, because in one expression the build would fetch both languages ahead. */
const words = {
  es: () => import('#content/dictionaries/es/auth.ts'),
  en: () => import('#content/dictionaries/en/auth.ts'),
};
const dialogs = { es: load('es'), en: load('en') };

/** Asks somebody to sign in again whose session died while they were taking a test (TRUST X11). */
export function SessionEnded({ session }: { session: SessionState }) {
  const SignIn = dialogs[useLocale()];
  const { state, pathname } = useLocation();
  const opened = readRunning(state);
  if (session.kind !== 'none' || !opened?.owner) return null;
  return (
    <Suspense>
      <SignIn key={pathname} attempt={opened.running} />
    </Suspense>
  );
}

function load(locale: Locale) {
  return lazy(async (): Promise<{ default: ComponentType<{ attempt: string }> }> => {
    try {
      const [{ SignInDialog }, { copy }] = await Promise.all([
        import('../features/sign-in/sign-in-dialog.tsx'),
        words[locale](),
      ]);
      return { default: ({ attempt }) => <SignInDialog attempt={attempt} copy={copy} /> };
    } catch {
      // Without a network there is nobody to sign in with; the answers stay where they are.
      return { default: () => null };
    }
  });
}
