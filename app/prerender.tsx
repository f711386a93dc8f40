import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { locales, type Locale } from '#domain/locale.ts';
import { Application } from './application.tsx';
import { site } from '#content/site.ts';
import { Document, type Assets } from './document.tsx';
import { CookieBanner } from './features/cookie-banner/cookie-banner.tsx';
import { PageFrame } from './layouts/page-frame.tsx';
import { headTags } from './i18n/head.ts';
import { careerPath, findRoute, pathOf, type Twins } from './i18n/paths.tsx';
import { jsonLd, type Question, type Step } from './json-ld.ts';
import { catalog } from '#content/catalog/registry.ts';
import { careerAt, loadCareer, loadCareers } from './load-catalog-page.tsx';
import { loadPage, type LoadedPage } from './load-page.ts';
import { placeholderOrigin } from './placeholder-origin.ts';
import { loadSiteCopy } from './load-site-copy.ts';
import { createRouteObjects } from './router.tsx';
import { livePages, routes, type PageId, type PageKind } from './routes.ts';

export { feeds } from './feeds.ts';
export { sharePictures } from './share-pictures.tsx';

export { placeholderOrigin };

/**
 * Every address that gets a file, 404 pages included. `rare`: one of very many, each asked for seldom, so that a server
 * need not prepare it ahead.
 */
export function prerenderPaths(): { path: string; file: string; rare: boolean }[] {
  return [
    ...routes.flatMap((route) =>
      addressesOf(route.page).flatMap((twins) =>
        locales.map((locale) => ({
          path: twins[locale],
          file: `${twins[locale].slice(1)}/index.html`.replace(/^\//, ''),
          rare: route.page === 'career',
        })),
      ),
    ),
    { path: '/404', file: '404.html', rare: false },
    { path: '/en/404', file: 'en/404.html', rare: false },
  ];
}

/** The addresses of a page: one in each language, or as many pairs as there are careers. */
function addressesOf(page: PageId): Twins[] {
  if (page !== 'career') return routes.filter((route) => route.page === page);
  return catalog.map(({ slug }) => ({
    es: careerPath(slug.es, 'es'),
    en: careerPath(slug.en, 'en'),
  }));
}

/** Which files a page names, as the build or the development server knows them. */
type AssetsOf = (of: { page: PageId | 'not-found'; locale: Locale; kind: PageKind }) => Assets;

/** The complete HTML of one address, in the language of its path. */
export async function renderPage(path: string, assetsOf: AssetsOf): Promise<string> {
  const route = findRoute(path);
  const page = route?.page ?? 'not-found';
  const locale: Locale = /^\/en(\/|$)/.test(path) ? 'en' : 'es';
  const [loaded, siteCopy, banner] = await Promise.all([
    loadAt(path, page, locale),
    loadSiteCopy(locale),
    cookieBanner(locale),
  ]);
  const { copy } = loaded;
  const twins = addressesOf(page === 'not-found' ? 'landing' : page).find(
    (addresses) => page === 'not-found' || addresses[locale] === path,
  );
  if (!twins) throw new Error(`${path} is no address of ${page}`);

  const standing = route && isOfCatalog(route.page) ? framed(page, loaded) : undefined;
  const handler = createStaticHandler(createRouteObjects(locale, standing));
  const context = await handler.query(new Request(placeholderOrigin + path));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const content = renderToString(
    <Application locale={locale} siteCopy={siteCopy} twins={twins}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Application>,
  );

  // The 404 page wakes React at once: it tells the console which address was bad.
  const kind = route?.kind ?? 'app';
  const career = page === 'career' ? careerAt(path, locale) : undefined;
  const shell = renderToStaticMarkup(
    <Document
      locale={locale}
      kind={kind}
      isLive={livePages.includes(page)}
      title={copy.head.title}
      tags={headTags({ page, locale, head: copy.head, twins, origin: placeholderOrigin })}
      jsonLd={jsonLd({
        page,
        locale,
        trail: await trailOf(page, path, {
          title: copy.head.title,
          home: siteCopy.nav.home,
          locale,
        }),
        origin: placeholderOrigin,
        questions: page === 'landing' ? await questionsOf(locale) : [],
        card: copy.card,
        occupation: career && {
          name: career.words[locale].name,
          description: career.words[locale].does,
          onet: career.career.onet,
        },
      })}
      assets={assetsOf({ page, locale, kind })}
      skipToContent={siteCopy.skipToContent}
      banner={banner}
    >
      {contentMark}
    </Document>,
  );
  return `<!doctype html>${shell.replace(contentMark, () => content)}`;
}

function framed(page: PageId | 'not-found', { Page, copy }: LoadedPage): ComponentType {
  return () => (
    <PageFrame page={page} head={copy.head}>
      <Page copy={copy} />
    </PageFrame>
  );
}

function isOfCatalog(page: PageId): boolean {
  return routes.some((route) => route.page === page && 'catalog' in route);
}

function loadAt(path: string, page: PageId | 'not-found', locale: Locale): Promise<LoadedPage> {
  if (page === 'careers') return loadCareers(locale);
  return page === 'career' ? loadCareer(path, locale) : loadPage(page, locale);
}

/** The way to a page from home; careers lie below their index. */
async function trailOf(
  page: PageId | 'not-found',
  path: string,
  { title, home, locale }: { title: string; home: string; locale: Locale },
): Promise<Step[]> {
  const start = { name: home, path: pathOf('landing', locale) };
  if (page !== 'career') return [start, { name: title, path }];
  const index = await loadCareers(locale);
  return [
    start,
    { name: index.copy.head.title, path: pathOf('careers', locale) },
    { name: title, path },
  ];
}

/** Where the page goes into its shell: rendered apart, because only the page is hydrated. */
const contentMark = '[[content]]';

async function cookieBanner(locale: Locale) {
  const { copy } =
    locale === 'es'
      ? await import('#content/dictionaries/es/cookies.ts')
      : await import('#content/dictionaries/en/cookies.ts');
  return (
    <CookieBanner
      copy={copy}
      policyUrl={`${pathOf('legal', locale)}#cookies`}
      analytics={site.analytics?.script}
    />
  );
}

async function questionsOf(locale: Locale): Promise<readonly Question[]> {
  const { copy } =
    locale === 'es'
      ? await import('#content/dictionaries/es/landing.ts')
      : await import('#content/dictionaries/en/landing.ts');
  return copy.faq.items;
}

export function sitemap(): string {
  const urls = routes
    .filter((route) => 'indexed' in route)
    .flatMap((route) => addressesOf(route.page))
    .flatMap((twins) =>
      locales.map(
        (locale) =>
          `<url><loc>${placeholderOrigin}${twins[locale]}</loc>${locales
            .map(
              (other) =>
                `<xhtml:link rel="alternate" hreflang="${other}" href="${placeholderOrigin}${twins[other]}"/>`,
            )
            .join('')}</url>`,
      ),
    );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}
