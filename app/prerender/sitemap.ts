import { locales } from '#domain/locale.ts';
import { addressesOf } from './catalog-pages.tsx';
import { placeholderOrigin } from './placeholder-origin.ts';
import type { Twins } from '#app/routes.ts';
import { siteRoutes } from '#app/site-routes.ts';

/** Every address that search engines may list, with its twins, as XML. */
export function sitemap(): string {
  const urls = siteRoutes
    .filter(({ indexed }) => indexed)
    .flatMap(addressesOf)
    .flatMap((twins) => locales.map((locale) => entry(twins[locale], twins)));
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

function entry(path: string, twins: Twins): string {
  const alternates = locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${placeholderOrigin}${twins[locale]}"/>`,
  );
  return `<url><loc>${placeholderOrigin}${path}</loc>${alternates.join('')}</url>`;
}
