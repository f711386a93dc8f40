// The language of what is shown, and the address of every page in it.
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { locales, type Locale } from '#domain/locale.ts';
import type { PageId, Twins } from '#app/routes.ts';
import { routeOf, siteRoutes, type Route } from '#app/site-routes.ts';

const LocaleContext = createContext<Locale>('es');

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/**
 * Path of a page in a language, without origin: `pathOf('auth', 'en')` is `/en/auth`. Throws for pages that have
 * as many as there are careers, studies or countries: `careerPath`, `degreePath`, `titlePath`, `countryWayPath`.
 */
export function pathOf(page: PageId, locale: Locale): string {
  const path = twinsOf(page)[locale];
  if (isPattern(path)) throw new Error(`${page} has a path for each of its kind`);
  return path;
}

/** Path of one career's page; `slug` is the last part of its address in that language. */
export function careerPath(slug: string, locale: Locale): string {
  return twinsOf('career')[locale].replace(':career', slug);
}

/** Path of the way from one country; `slug` is the last part of its address in that language. */
export function countryWayPath(slug: string, locale: Locale): string {
  return twinsOf('country-way')[locale].replace(':country', slug);
}

/** Path of one degree's page. Studies have the same last part in both languages. */
export function degreePath(id: string, locale: Locale): string {
  return twinsOf('degree')[locale].replace(':degree', id);
}

/** Path of one vocational title's page. */
export function titlePath(id: string, locale: Locale): string {
  return twinsOf('vocational-title')[locale].replace(':title', id);
}

/** Path of careers beside each other; slugs are those of the language. */
export function comparePath(slugs: readonly string[], locale: Locale): string {
  return `${pathOf('compare-careers', locale)}?${compareParameter[locale]}=${slugs.join(',')}`;
}

/** What the address of a comparison calls its careers. */
export const compareParameter: Readonly<Record<Locale, string>> = { es: 'con', en: 'with' };

/** The addresses of a page; of careers and studies, their pattern. */
export function twinsOf(page: PageId): Twins {
  const route = routeOf(page);
  if (!route) throw new Error(`no route for page ${page}`);
  return route;
}

/**
 * The page behind a pathname; undefined where nothing is served. Any name counts as a career's or a degree's: the
 * catalogue is not known here.
 */
export function findRoute(pathname: string): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return siteRoutes.find((route) => locales.some((locale) => isPathOf(route[locale], path)));
}

/** Whether an address stands for many, one for each of the catalogue. */
export function isPattern(path: string): boolean {
  return path.includes(':');
}

function isPathOf(pattern: string, path: string): boolean {
  const start = pattern.replace(/:.*/, '');
  if (start === pattern) return path === pattern;
  return path.startsWith(start) && /^[^/]+$/.test(path.slice(start.length));
}

const TwinsContext = createContext<Twins | undefined>(undefined);

/** For documents whose addresses the route list cannot tell: a career has another name in each language. */
export const TwinsProvider = TwinsContext;

/** The addresses of what is shown at `pathname`, for the language switch. */
export function useTwins(pathname: string): Twins {
  const ofDocument = useContext(TwinsContext);
  const twins = findRoute(pathname) ?? twinsOf('landing');
  if (!isPattern(twins.es)) return twins;
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
