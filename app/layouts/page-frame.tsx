import { useEffect, type ReactNode } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { headTags, type Head, type HeadTag } from '#app/i18n/head.ts';
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
    if (document.title !== head.title) document.title = head.title;
    const tags = headTags({ page, locale, head, twins, origin: location.origin }).map(element);
    const old = [...document.head.querySelectorAll('[data-head]')];
    // What the build wrote is not written again: a slow phone looks its page over after each change.
    if (tags.length === old.length && tags.every((tag, at) => old[at]?.isEqualNode(tag))) return;
    for (const tag of old) tag.remove();
    document.head.append(...tags);
  }, [page, head, locale, twins, pathname]);
  return <div className="page-slot">{children}</div>;
}

function element({ tag, attributes }: HeadTag): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.setAttribute('data-head', '');
  return made;
}
