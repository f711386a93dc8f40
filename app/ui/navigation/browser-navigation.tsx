import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { readPlace, writePlace } from './history-entry.ts';
import { hrefOf, type Place } from './place.ts';
import { noteScroll, scrollTo, takeOverScroll } from './scroll.ts';
import { NavigationContext, ShownContext, type Navigate } from './use-place.ts';

/** A page that is not here after so long (ms) is said to be on its way. */
const lateAfter = 50;

/** The page at an address: at hand, or on its way. */
export type FindPage = (pathname: string) => ComponentType | Promise<ComponentType>;

type Standing = {
  place: Place;
  Page: ComponentType;
  /** How to scroll once it stands. */
  arrived: 'first' | 'new' | 'back' | 'kept';
};

/**
 * Moves a document from page to page. The one that stands stays until the next one has been loaded, the address too;
 * of two wishes the later counts. `first`: the page that the document was opened with.
 */
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
  const here = useRef(standing.place);
  const wish = useRef(0);

  const { navigation, follow } = useMemo(() => {
    async function show(
      pathname: string,
      arrive: () => Place,
      arrived: Standing['arrived'],
    ): Promise<void> {
      const own = (wish.current += 1);
      noteScroll(here.current);
      const found = findPage(pathname);
      const late = setTimeout(() => own === wish.current && setIsLoading(true), lateAfter);
      const Page = found instanceof Promise ? await found : found;
      clearTimeout(late);
      if (own !== wish.current) return;
      const place = arrive();
      here.current = place;
      setIsLoading(false);
      setStanding({ place, Page, arrived });
    }
    const navigate: Navigate = async (to, { replace = false, state, keepScroll = false } = {}) => {
      if (typeof to === 'number') {
        history.go(to);
        return;
      }
      const href = hrefOf(to, here.current.pathname);
      const arrive = () => writePlace(href, state, replace ? 'replace' : 'push');
      await show(new URL(href, location.href).pathname, arrive, keepScroll ? 'kept' : 'new');
    };
    const fetchPage = async (pathname: string) => void (await findPage(pathname));
    return {
      navigation: { navigate, fetchPage },
      follow: () => show(location.pathname, readPlace, 'back'),
    };
  }, [findPage]);

  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);
  useEffect(() => takeOverScroll(() => here.current), []);
  useLayoutEffect(() => {
    const { place, arrived } = standing;
    if (arrived === 'new' || arrived === 'back') scrollTo(place, arrived === 'back');
  }, [standing]);

  const { place, Page } = standing;
  const shown = useMemo(() => ({ place, Page, isLoading }), [place, Page, isLoading]);
  return (
    <NavigationContext value={navigation}>
      <ShownContext value={shown}>{children}</ShownContext>
    </NavigationContext>
  );
}
