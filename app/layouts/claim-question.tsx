import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { findRoute, useLocale } from '#app/i18n/paths.tsx';

/** Apart, because in one expression the build would fetch both languages ahead. */
const words = {
  es: () => import('#content/dictionaries/es/claim-result.ts'),
  en: () => import('#content/dictionaries/en/claim-result.ts'),
};
const questions = { es: load('es'), en: load('en') };

/**
 * "¿Es tuyo este resultado?", on whatever page a person comes to after signing in. Not while they
 * are still on the sign-in screen, which may have steps of its own left.
 */
export function ClaimQuestion() {
  const Question = questions[useLocale()];
  const { pathname } = useLocation();
  if (findRoute(pathname)?.page === 'auth') return null;
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}

function load(locale: Locale) {
  return lazy(async () => {
    const [{ Queries }, { ClaimResult }, { copy }] = await Promise.all([
      import('./queries.tsx'),
      import('#app/features/claim-result/claim-result.tsx'),
      words[locale](),
    ]);
    return {
      default: () => (
        <Queries>
          <ClaimResult copy={copy.ask} />
        </Queries>
      ),
    };
  });
}
