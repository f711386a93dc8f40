import type { ComponentPropsWithRef, MouseEvent as ReactMouseEvent } from 'react';
import { hrefOf, isPartOf, type To } from './place.ts';
import { useLocation, useNavigate, type Options } from './use-place.ts';

/** A link within the site: without React a link as any other, with it the next page comes into this document. */
export function Link({
  to,
  replace,
  state,
  onClick,
  children,
  ...rest
}: { to: To } & Pick<Options, 'replace' | 'state'> &
  Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'>) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const href = hrefOf(to, pathname);
  function follow(event: ReactMouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    // A part of the page that stands: the browser goes there, marks it and tells us, as for any other link.
    if (state === undefined && !replace && isPartOf(pathname + search, href)) return;
    event.preventDefault();
    // To where one is: no second entry, as browsers do it.
    const isHere = href === pathname + search + hash;
    void navigate(href, { replace: replace ?? isHere, state });
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a click asks for the page here and now, not for a new tab or a file. */
export function isPlainClick(event: MouseEvent | ReactMouseEvent): boolean {
  const isChanged = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isChanged;
}
