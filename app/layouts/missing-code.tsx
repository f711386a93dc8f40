import { lazy, Suspense, type ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { loadSecondFactor } from '#app/load-second-factor.ts';

const parts = { es: load('es'), en: load('en') };

/** The code of a second factor, asked for in the dialog over a test; loaded for those who have one. */
export function MissingCode({ email }: { email: string }) {
  const Code = parts[useLocale()];
  return (
    <Suspense>
      <Code email={email} />
    </Suspense>
  );
}

function load(locale: Locale) {
  return lazy(async (): Promise<{ default: ComponentType<{ email: string }> }> => {
    try {
      const { part, copy } = await loadSecondFactor(
        locale,
        () => import('#app/features/second-factor/code-in-dialog.tsx'),
      );
      return { default: ({ email }) => <part.CodeInDialog email={email} copy={copy} /> };
    } catch {
      return { default: () => null };
    }
  });
}
