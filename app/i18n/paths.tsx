import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { locales, type Locale } from '#domain/locale.ts';
import { routes, type PageId, type PageKind } from '#app/routes.ts';

const LocaleContext = createContext<Locale>('es');

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** One address in each language. */
export type Twins = Readonly<Record<Locale, string>>;

/**
 * Path of a page in a language, without origin: `pathOf('auth', 'en')` is `/en/auth`. Throws for `career`, which has as
 * many as there are careers: `careerPath`.
 */
export function pathOf(page: PageId, locale: Locale): string {
  if (page === 'career') throw new Error('a career has a path of its own');
  return twinsOf(page)[locale];
}

/** Path of one career's page; `slug` is the last part of its address in that language. */
export function careerPath(slug: string, locale: Locale): string {
  return twinsOf('career')[locale].replace(':career', slug);
}

function twinsOf(page: PageId): Twins {
  const route = routes.find((candidate) => candidate.page === page);
  if (!route) throw new Error(`no route for page ${page}`);
  return route;
}

/**
 * Page, path language and kind behind a pathname; undefined where nothing is served. Any name counts as a career's: the
 * catalogue is not known here.
 */
export function findRoute(
  pathname: string,
): { page: PageId; pathLocale: Locale; kind: PageKind } | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const route of routes) {
    for (const locale of locales) {
      if (isPathOf(route[locale], path)) {
        return { page: route.page, pathLocale: locale, kind: route.kind };
      }
    }
  }
  return undefined;
}

function isPathOf(pattern: string, path: string): boolean {
  const start = pattern.replace(':career', '');
  if (start === pattern) return path === pattern;
  return path.startsWith(start) && /^[^/]+$/.test(path.slice(start.length));
}

const TwinsContext = createContext<Twins | undefined>(undefined);

/** For documents whose addresses the route list cannot tell: a career has another name in each language. */
export const TwinsProvider = TwinsContext;

/** The addresses of what is shown at `pathname`, for the language switch. */
export function useTwins(pathname: string): Twins {
  const ofDocument = useContext(TwinsContext);
  const page = findRoute(pathname)?.page ?? 'landing';
  if (page !== 'career') return twinsOf(page);
  // The 404 page at an address like a career's was built for no address, and leads home.
  return ofDocument ?? twinsOf('landing');
}

/** Links in the active language: `usePaths().to('assessment')`. */
export function usePaths(): {
  to: (page: PageId) => string;
  toCareer: (slug: string) => string;
} {
  const locale = useLocale();
  return useMemo(
    () => ({
      to: (page: PageId) => pathOf(page, locale),
      toCareer: (slug: string) => careerPath(slug, locale),
    }),
    [locale],
  );
}
