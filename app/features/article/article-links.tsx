import type { ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import type { PageId } from '#app/routes.ts';

/** `<To page="assessment">…</To>`: a link to a page of the site, in the language of the text. */
export function To({ page, children }: { page: PageId; children?: ReactNode }) {
  const paths = usePaths();
  return <Link to={paths.to(page)}>{children}</Link>;
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
