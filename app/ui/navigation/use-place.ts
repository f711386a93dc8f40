import { createContext, useContext, useMemo, type ComponentType } from 'react';
import type { Place, To } from './place.ts';

export type Options = {
  /** In place of the history entry that stands, so that Back does not lead to it. */
  replace?: boolean;
  /** Kept with the history entry, through reload and Back. */
  state?: unknown;
  /** Where the page stands it stays. */
  keepScroll?: boolean;
};

/** Goes to an address, or so many entries back; done when the page there has been loaded. */
export type Navigate = (to: To | number, options?: Options) => Promise<void>;

/** What is shown: the place, its page, and whether another one is on its way. */
export type Shown = { place: Place; Page: ComponentType; isLoading: boolean };

export const ShownContext = createContext<Shown | undefined>(undefined);

export type Navigation = {
  navigate: Navigate;
  /** Loads the page at an address of this site, before the user goes there. */
  fetchPage: (pathname: string) => Promise<void>;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useShown(): Shown {
  return within(useContext(ShownContext));
}

export function useLocation(): Place {
  return useShown().place;
}

/** Always the same function. */
export function useNavigate(): Navigate {
  return within(useContext(NavigationContext)).navigate;
}

/** Always the same function. */
export function useFetchPage(): Navigation['fetchPage'] {
  return within(useContext(NavigationContext)).fetchPage;
}

/** What the address asks for behind its `?`, and how to ask for something else. */
export function useSearchParams(): [
  URLSearchParams,
  (next: Record<string, string>, options?: Options) => void,
] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => [
      new URLSearchParams(search),
      (next, options) =>
        void navigate({ pathname, search: `${new URLSearchParams(next)}` }, options),
    ],
    [pathname, search, navigate],
  );
}

function within<Given>(given: Given | undefined): Given {
  if (given === undefined) throw new Error('nothing navigates here');
  return given;
}
