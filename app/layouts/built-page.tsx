import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { isPlainClick } from '#app/ui/navigation/link.tsx';
import { isPartOf } from '#app/ui/navigation/place.ts';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { standingPage } from './standing-page.ts';

/**
 * A public page that the build has written: React takes it as it stands, without loading the
 * page's code and words to render them a second time. Coming back to it later shows the page
 * itself. Its text is empty on purpose: hydration leaves what is there.
 */
export function builtPage(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  let isStanding = true;
  return function BuiltPage() {
    const [standing] = useState(() => (isStanding ? standingPage() : undefined));
    const slot = useRef<HTMLDivElement>(null);
    const navigate = useNavigate();
    useLayoutEffect(() => {
      if (slot.current) standing?.moveInto(slot.current);
    }, [standing]);
    useEffect(() => {
      isStanding = false;
      const built = slot.current;
      function follow(event: MouseEvent): void {
        const path = pathToFollow(event);
        if (path === undefined) return;
        event.preventDefault();
        void navigate(path);
      }
      built?.addEventListener('click', follow);
      return () => built?.removeEventListener('click', follow);
    }, [navigate]);
    if (!standing) {
      return (
        <Suspense fallback={<Spinner label="" />}>
          <Page />
        </Suspense>
      );
    }
    return (
      <div ref={slot} className="page-slot" suppressHydrationWarning>
        {''}
      </div>
    );
  };
}

/** The address within the site that a plain click on a link asks for, if it asks for one. */
function pathToFollow(event: MouseEvent): string | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.dataset.dialog || link.origin !== location.origin) {
    return undefined;
  }
  const href = link.pathname + link.search + link.hash;
  return isPartOf(location.pathname + location.search, href) ? undefined : href;
}
