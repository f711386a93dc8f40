import { useCallback } from 'react';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { siteOrigins } from '#app/data/backend/site-origins.ts';
import { halfwaySession } from '#app/data/account/session.ts';
import { localeOfPath } from '#domain/locale.ts';
import { findRoute, useLocale, usePaths } from '#app/i18n/paths.tsx';
import { safeNext } from './next-path.ts';

/**
 * Leaves for a path that came from outside, or for home when it is not one of ours. A person who still owes the code of
 * their second factor is asked for it first, and goes there afterwards.
 */
export function useContinue(): (candidate?: string | null) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  const paths = usePaths();
  const [home, auth] = [paths.to('landing'), paths.to('auth')];
  return useCallback(
    (candidate) => {
      const target = safeNext(candidate, siteOrigins()) ?? home;
      if (halfwaySession()) {
        void navigate(`${auth}?${new URLSearchParams({ next: target })}`, { replace: true });
        return;
      }
      const { pathname } = new URL(target, window.location.origin);
      // A document keeps its language: a page of the other one is a new document.
      if (findRoute(pathname) && localeOfPath(pathname) !== locale) window.location.assign(target);
      else void navigate(target, { replace: true });
    },
    [navigate, locale, home, auth],
  );
}
