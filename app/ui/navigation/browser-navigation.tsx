import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { readPlace, writePlace } from './history-entry.ts';
import { isPlainClick } from './link.tsx';
import { createNavigator, type FindPage, type Standing, type Surroundings } from './navigator.ts';
import { leaveScroll, noteScroll, readAgain, scrollTo, takeOverScroll } from './scroll.ts';
import { NavigationContext, ShownContext } from './use-place.ts';

/** Moves this document from page to page. `first`: the page that it was opened with. */
export function BrowserNavigation({
  findPage,
  first,
  children,
}: {
  findPage: FindPage;
  first: ComponentType;
  children: ReactNode;
}) {
  const [standing, setStanding] = useState<Standing>(() => ({
    place: readPlace(),
    Page: first,
    arrived: 'first',
  }));
  const [isLoading, setIsLoading] = useState(false);
  const [moves] = useState(() =>
    createNavigator(findPage, standing, browser, { shown: setStanding, isLoading: setIsLoading }),
  );

  useEffect(() => {
    const go = () => void moves.follow();
    addEventListener('popstate', go);
    // Until now `boot.ts` loads the page that is gone back to.
    document.documentElement.dataset.follows = '';
    // The user went back while React came.
    if (readPlace().key !== moves.here().key) go();
    return () => removeEventListener('popstate', go);
  }, [moves]);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainClick(event)) return;
      moves.press(link.pathname + link.search + link.hash, () => !event.defaultPrevented);
    };
    // Before anything on the page moves for the press.
    addEventListener('click', press, { capture: true });
    return () => removeEventListener('click', press, { capture: true });
  }, [moves]);
  useEffect(() => takeOverScroll(moves.here), [moves]);
  useLayoutEffect(() => {
    const { place, arrived } = standing;
    if (arrived === 'first') readAgain(place);
    else if (arrived !== 'kept') scrollTo(place, arrived === 'back');
  }, [standing]);

  const { place, Page } = standing;
  const shown = useMemo(() => ({ place, Page, isLoading }), [place, Page, isLoading]);
  return (
    <NavigationContext value={moves}>
      <ShownContext value={shown}>{children}</ShownContext>
    </NavigationContext>
  );
}

const browser: Surroundings = {
  read: readPlace,
  write: writePlace,
  leave(href, how) {
    if (how === 'push') return location.assign(href);
    if (how === 'replace') return location.replace(href);
    leaveScroll(readPlace());
    location.reload();
  },
  go: (steps) => history.go(steps),
  noteScroll,
};
