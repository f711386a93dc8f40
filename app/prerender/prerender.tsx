import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { localeOfPath, locales, pathIn, type Locale } from '#domain/locale.ts';
import { Application } from '#app/application.tsx';
import { addressesOf, loadBuiltPage } from './catalog-pages.tsx';
import { Document, type Assets } from './document.tsx';
import { headTags } from '#app/i18n/head.ts';
import { findRoute, isPattern, twinsOf } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { jsonLd } from './json-ld.ts';
import { PageFrame } from '#app/layouts/page-frame.tsx';
import { builtBanner } from './built-banner.tsx';
import { withoutScript } from './without-script.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { placeholderOrigin } from './placeholder-origin.ts';
import { lazyPage } from '#app/page-loading/lazy-page.tsx';
import { SiteLayout } from '#app/layouts/site.tsx';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import type { PageKind, ShownPage, Twins } from '#app/routes.ts';
import { isCatalogPage, siteRoutes, type Route } from '#app/site-routes.ts';
import { siteWords } from '#app/i18n/site-words.ts';
import { trailTo } from './trail.ts';

export { feeds } from './feeds.ts';
export { searchEngineFiles } from './search-engine-files.ts';
export { sharePictures } from './share-pictures.tsx';
export { sitemap } from './sitemap.ts';

export { placeholderOrigin };

/**
 * Every address that gets a file, 404 pages included. `rare`: one of very many, each asked for seldom, so that a server
 * need not prepare it ahead. `missing`: says that nothing is there, with that status.
 */
export function prerenderPaths(): { path: string; file: string; rare: boolean; missing?: true }[] {
  return [
    ...siteRoutes.flatMap((route) =>
      addressesOf(route).flatMap((twins) =>
        locales.map((locale) => ({
          path: twins[locale],
          file: `${twins[locale].slice(1)}/index.html`.replace(/^\//, ''),
          rare: isPattern(route[locale]),
          ...(route.missing && { missing: true }),
        })),
      ),
    ),
    ...locales.map((locale) => {
      const path = pathIn(locale, '/404');
      return { path, file: `${path.slice(1)}.html`, rare: false };
    }),
  ];
}

/** Which files a page names, as the build or the development server knows them. */
type AssetsOf = (of: {
  page: ShownPage;
  locale: Locale;
  kind: PageKind;
  isLive: boolean;
}) => Assets;

/** The complete HTML of one address, in the language of its path. */
export async function renderPage(path: string, assetsOf: AssetsOf): Promise<string> {
  return documentOf(await renderContent(path), assetsOf);
}

/** A page that names no files yet: what React made of it, and what its document says. */
export type RenderedPage = {
  readonly content: string;
  readonly document: Omit<ComponentProps<typeof Document>, 'assets' | 'children'>;
};

/** What does not depend on the files for browsers, so that a build renders it while they are bundled. */
export async function renderContent(path: string): Promise<RenderedPage> {
  const route = findRoute(path);
  const page = route?.page ?? 'not-found';
  const locale = localeOfPath(path);
  const [loaded, siteCopy, banner] = await Promise.all([
    loadBuiltPage(page, path, locale),
    loadWords(siteWords, locale),
    builtBanner(locale),
  ]);
  const { title } = loaded.copy.head;
  // The 404 page leads home.
  const twins = route ? twinsAt(path, route, locale) : twinsOf('landing');

  const Page = isCatalogPage(page) ? framed(page, loaded) : await lazyPage(page, locale);
  const content = renderToString(
    <Application locale={locale} siteCopy={siteCopy} twins={twins}>
      <StaticNavigation at={path} Page={Page}>
        <SiteLayout />
      </StaticNavigation>
    </Application>,
  );

  // The 404 page wakes React at once: it tells the console which address was bad.
  const kind = route?.kind ?? 'app';
  const isLive = route?.live === true;
  const trail = await trailTo({ name: title, path }, siteCopy.nav.home, route, locale);
  const origin = placeholderOrigin;
  const document: RenderedPage['document'] = {
    locale,
    page,
    kind,
    isLive,
    hasSlimBar: route?.takes !== undefined || route?.isSlim === true,
    title,
    tags: headTags({ page, locale, head: loaded.copy.head, twins, origin }),
    jsonLd: jsonLd({ page, loaded, trail, locale, origin }),
    skipToContent: siteCopy.skipToContent,
    banner,
    withoutScript: route?.kind === 'app' && (await withoutScript(locale)),
  };
  return { content, document };
}

/** The complete HTML of a page that was rendered. */
export function documentOf({ content, document }: RenderedPage, assetsOf: AssetsOf): string {
  const { page, locale, kind, isLive } = document;
  const shell = renderToStaticMarkup(
    <Document {...document} assets={assetsOf({ page, locale, kind, isLive })}>
      {contentMark}
    </Document>,
  );
  return `<!doctype html>${shell.replace(contentMark, () => content)}`;
}

/** Where the page goes into its shell: rendered apart, because only the page is hydrated. */
const contentMark = '[[content]]';

function framed(page: ShownPage, { Page, copy }: LoadedPage): ComponentType {
  return () => (
    <PageFrame page={page} head={copy.head}>
      <Page />
    </PageFrame>
  );
}

function twinsAt(path: string, route: Route, locale: Locale): Twins {
  const twins = addressesOf(route).find((addresses) => addresses[locale] === path);
  if (!twins) throw new Error(`${path} is no address of ${route.page}`);
  return twins;
}
