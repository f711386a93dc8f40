import type { ReactNode } from 'react';
import { site } from '#content/site.ts';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import type { WayCode } from '#content/ways/slugs.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { countryWayPath, pathOf, titlePath, useLocale } from '#app/i18n/paths.tsx';
import type { PageId } from '#app/routes.ts';
import type { Locale } from '#domain/locale.ts';

/** Where in the site a text leads: a page, the way from a country, or a title of vocational training. */
type Destination = { page: PageId } | { country: WayCode } | { title: string };

/** `<To page="assessment">…</To>`: a link to a page of the site, in the language of the text. */
export function To({ children, ...destination }: Destination & { children?: ReactNode }) {
  // A title's name is official: it stands in Spanish in a text of either language.
  const name = 'title' in destination ? <span lang="es">{children}</span> : children;
  return <Link to={pathTo(destination, useLocale())}>{name}</Link>;
}

function pathTo(destination: Destination, locale: Locale): string {
  if ('page' in destination) return pathOf(destination.page, locale);
  if ('title' in destination) return titlePath(destination.title, locale);
  return countryWayPath(waySlugs[destination.country][locale], locale);
}

/** Makes the `<Book>…</Book>` of a text: the free first conversation. */
export function createBook(newTab: string) {
  const TextLink = createTextLink(newTab);
  return function Book({ children }: { children?: ReactNode }) {
    return <TextLink href={site.bookingUrl.value}>{children}</TextLink>;
  };
}

/** Makes the links of a text: what leaves the site opens in a new tab and says so. */
export function createTextLink(newTab: string) {
  return function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
    if (!href.startsWith('https:')) return <a href={href}>{children}</a>;
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
        <span className="sr-only"> ({newTab})</span>
      </a>
    );
  };
}
