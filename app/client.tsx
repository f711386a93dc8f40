import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { Application } from './application.tsx';
import { documentLocale } from './i18n/locale.ts';
import { findRoute } from './i18n/paths.tsx';
import { loadWords } from '#content/dictionaries/load-words.ts';
import { builtPage } from './layouts/built-page.tsx';
import { createRouteObjects } from './router.tsx';
import type { Twins } from './routes.ts';
import { siteWords } from './site-words.ts';

/** Takes over the document that the build wrote: loads what it shows first, then hydrates it. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('the document has no #root');
  const locale = documentLocale();
  const routes = createRouteObjects(locale);
  const matches = matchRoutes(routes, location) ?? [];
  const [siteCopy] = await Promise.all([
    loadWords(siteWords, locale),
    ...matches.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy !== 'function') return;
      const here = findRoute(location.pathname);
      const standsAlone = here?.kind === 'public' && !here.live;
      // The 404 page may stand at an address that looks like a public page's; its document says what it is.
      const isBuilt =
        container.hasChildNodes() &&
        standsAlone &&
        document.documentElement.dataset.kind === 'public';
      const page = isBuilt ? { Component: builtPage(lazy) } : await lazy();
      Object.assign(route, page, { lazy: undefined });
    }),
  ]);
  // A built document is complete: without this the router's first start would scroll it to the top.
  const hydrationData = container.hasChildNodes() ? { loaderData: {} } : undefined;
  const router = createBrowserRouter(routes, { hydrationData });
  const application = (
    <Application locale={locale} siteCopy={siteCopy} twins={documentTwins()}>
      <RouterProvider router={router} />
    </Application>
  );
  if (container.hasChildNodes()) hydrateRoot(container, application);
  else createRoot(container).render(application);
}

/** The addresses of this document, as its head names them. */
function documentTwins(): Twins | undefined {
  const path = (locale: string) => {
    const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
    return link && new URL(link.href).pathname;
  };
  const [es, en] = [path('es'), path('en')];
  return es && en ? { es, en } : undefined;
}

await start();
