import { useEffect } from 'react';
import { findRoute } from '#app/i18n/paths.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** Where this document was loaded from. */
const arrivedAt = typeof location === 'undefined' ? undefined : location.pathname;

/**
 * Whether the server had nothing at the address that is shown: this document came from there, and it is not the public
 * page that the route list promises. Loading it once more would never end.
 */
export function isMissing(): boolean {
  return (
    location.pathname === arrivedAt &&
    findRoute(location.pathname)?.kind !== document.documentElement.dataset.kind
  );
}

/** For addresses whose pages exist as documents only: the router has changed the address, the browser loads it. */
export function LoadDocument() {
  useEffect(() => location.reload(), []);
  return (
    <div className="page-loading">
      <Spinner label="" />
    </div>
  );
}
