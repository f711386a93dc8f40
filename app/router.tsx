import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { locales, type Locale } from '#domain/locale.ts';
import { SiteLayout } from './layouts/site.tsx';
import { PageMissing } from './layouts/instead-of-page.tsx';
import { RouteError, SiteError } from './layouts/route-error.tsx';
import { lateComponent } from './ui/loading/lazy-component.tsx';
import { Spinner } from './ui/spinner.tsx';
import { isMissingFile, leaveForDocument } from './missing-file.ts';
import { isCatalogPage, siteRoutes } from './site-routes.ts';
import type { RenderedPage } from './load-page.tsx';

/**
 * The route table of one document. Both paths of a page are in it, because a Spanish path may be
 * read in English; the language itself is the document's and never changes under React.
 * `CatalogPage` stands on the addresses of the catalogue: the page itself at build time, in a browser what leaves for
 * its document.
 */
export function createRouteObjects(locale: Locale, CatalogPage?: ComponentType): RouteObject[] {
  return [
    {
      Component: SiteLayout,
      ErrorBoundary: SiteError,
      hydrateFallbackElement: <Spinner label="" />,
      children: [
        ...siteRoutes.flatMap((route) =>
          locales.map((pathLocale) => ({
            path: route[pathLocale],
            ErrorBoundary: RouteError,
            lazy: isCatalogPage(route.page)
              ? catalogPage(locale, CatalogPage)
              : lazyPage(route.page, locale),
          })),
        ),
        { path: '*', ErrorBoundary: RouteError, lazy: lazyPage('not-found', locale) },
      ],
    },
  ];
}

type PageRoute = () => Promise<{ Component: ComponentType }>;

function lazyPage(page: RenderedPage, locale: Locale): PageRoute {
  const load = async () => (await import('./lazy-page.tsx')).lazyPage(page, locale);
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      if (isMissingFile(error)) {
        const loadAgain = () => leaveForDocument().then(load);
        return { Component: lateComponent(loadAgain, PageMissing) };
      }
      // The router drops what `lazy` rejects with and shows nothing; thrown on rendering, the
      // error reaches the boundary.
      return {
        Component: () => {
          throw error;
        },
      };
    }
  };
}

function catalogPage(locale: Locale, Page: ComponentType | undefined): PageRoute {
  return async () => {
    if (Page) return { Component: Page };
    const { isMissing, LoadDocument } = await import('./layouts/load-document.tsx');
    return isMissing() ? lazyPage('not-found', locale)() : { Component: LoadDocument };
  };
}
