import { site } from '#content/site.ts';
import { locales, pathIn, type Locale } from '#domain/locale.ts';
import type { PageId, ShownPage, Twins } from '#app/routes.ts';
import { routeOf, type Route } from '#app/site-routes.ts';

/** What every page's words carry for the document's head. */
export type Head = { title: string; description: string };

export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

const territories = { es: 'es_ES', en: 'en_GB' } as const satisfies Record<Locale, string>;

/** The head of a page in a language, title apart; the build writes it, React keeps it true. */
export function headTags({
  page,
  locale,
  head,
  twins,
  origin,
}: {
  page: ShownPage;
  locale: Locale;
  head: Head;
  /** The page's addresses. */
  twins: Twins;
  origin: string;
}): HeadTag[] {
  const route = routeOf(page);
  const tags: HeadTag[] = [
    meta('name', 'description', head.description),
    meta('property', 'og:site_name', site.brand),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', route?.jsonLd === 'article' ? 'article' : 'website'),
    meta('property', 'og:locale', territories[locale]),
  ];
  if (!route) return [...tags, meta('name', 'robots', 'noindex')];
  const url = origin + twins[locale];
  return [
    ...tags,
    ...locales
      .filter((other) => other !== locale)
      .map((other) => meta('property', 'og:locale:alternate', territories[other])),
    ...(route.indexed ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:url', url),
    ...(hasPicture(route) ? pictureTags(origin + picturePath(route.page, locale), head.title) : []),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...locales.map((other) => alternate(other, origin + twins[other])),
    alternate('x-default', origin + twins.es),
    {
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${site.brand} · ${locale.toUpperCase()}`,
        href: origin + feedPath(locale),
      },
    },
  ];
}

/** Pages that may be shared: public ones, and those that search engines list. */
export function hasPicture({ indexed, kind }: Route): boolean {
  return indexed === true || kind === 'public';
}

/** Where the feed of the articles is. */
export function feedPath(locale: Locale): string {
  return pathIn(locale, '/feed.xml');
}

/** Where the build puts the picture that stands beside a shared link; pages below another share its. */
export function picturePath(page: PageId, locale: Locale): string {
  return `/share/${routeOf(page)?.below ?? page}-${locale}.png`;
}

/** The size that the networks ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

function pictureTags(url: string, title: string): HeadTag[] {
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', String(pictureSize.width)),
    meta('property', 'og:image:height', String(pictureSize.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } };
}

function alternate(hreflang: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', hreflang, href } };
}
