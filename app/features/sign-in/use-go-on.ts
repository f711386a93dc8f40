import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { findRoute, useLocale, usePaths } from '#app/i18n/paths.tsx';
import { safeNext } from './next-path.ts';

/** Leaves for a path that came from outside, or for home when it is not one of ours. */
export function useGoOn(): (candidate?: string | null) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  const home = usePaths().to('landing');
  return useCallback(
    (candidate) => {
      const target = safeNext(candidate) ?? home;
      const route = findRoute(new URL(target, window.location.origin).pathname);
      // A document keeps its language: a page of the other one is a new document.
      if (route && route.pathLocale !== locale) window.location.assign(target);
      else void navigate(target, { replace: true });
    },
    [navigate, locale, home],
  );
}
