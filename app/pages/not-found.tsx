import { useEffect } from 'react';
import { findRoute } from '#app/i18n/paths.tsx';
import { repairAddress } from '#domain/repair-address.ts';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/not-found.ts';
import { NotFoundView } from '#app/features/not-found/not-found-view.tsx';

/** Every address that no route answers. One that a link lost or gained signs for leads on to its page (threat H25). */
export function Page({ copy }: { copy: Copy }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const mended = repairAddress(pathname, (path) => findRoute(path) !== undefined);
    if (mended !== undefined) return location.replace(mended);
    console.error('404: no page at', pathname);
  }, [pathname]);
  return <NotFoundView copy={copy} />;
}
