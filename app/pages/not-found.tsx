import { useEffect } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/not-found.ts';
import { NotFoundView } from '#app/features/not-found/not-found-view.tsx';

/** Every address that no route answers. */
export function Page({ copy }: { copy: Copy }) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return <NotFoundView copy={copy} />;
}
