import { useEffect, type ReactNode } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { headTags, type Head } from '#app/i18n/head.ts';
import { useLocale, useTwins } from '#app/i18n/paths.tsx';
import type { ShownPage } from '#app/routes.ts';

/** Keeps the document's head true while React moves between pages; built files carry it already. */
export function PageFrame({
  page,
  head,
  children,
}: {
  page: ShownPage;
  head: Head;
  children: ReactNode;
}) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const twins = useTwins(pathname);
  useEffect(() => {
    document.title = head.title;
    const tags = headTags({ page, locale, head, twins, origin: location.origin });
    for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
    for (const { tag, attributes } of tags) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.setAttribute('data-head', '');
      document.head.append(element);
    }
  }, [page, head, locale, twins, pathname]);
  return <div className="page-slot">{children}</div>;
}
