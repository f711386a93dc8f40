import type { ComponentType } from 'react';
import { hrefOf, isPartOf, type Place } from './place.ts';
import type { Navigation } from './use-place.ts';

/**
 * The page at an address: at hand, on its way, or a document of its own, which the browser loads. What cannot be loaded
 * is a page that throws when it is rendered: a promise of one is kept.
 */
export type FindPage = (pathname: string) => ComponentType | Promise<ComponentType> | 'document';

export type Standing = {
  place: Place;
  Page: ComponentType;
  /** How to scroll once it stands. */
  arrived: 'first' | 'new' | 'back' | 'kept';
};

/** The part of the browser that moves are made with. */
export type Surroundings = {
  /** The entry of the history that stands; `state` is for one that the browser made itself, which has none. */
  read(state?: unknown): Place;
  write(href: string, state: unknown, how: 'push' | 'replace'): Place;
  /** Leaves for a document; `again` is for the one at the entry that stands already. */
  leave(href: string, how: 'push' | 'replace' | 'again'): void;
  go(steps: number): void;
  noteScroll(place: Place): void;
};

/** A page that is not here after so long (ms) is said to be on its way. */
const lateAfter = 50;

/**
 * Moves a document from page to page. The one that stands stays until the next one has been loaded, the address too; of
 * two wishes the later counts. `follow`: the browser has gone to another entry of the history; `press`: it may be about
 * to go where a link leads, which may be a part of the page.
 */
export function createNavigator(
  findPage: FindPage,
  first: Standing,
  around: Surroundings,
  tell: { shown(standing: Standing): void; isLoading(isIt: boolean): void },
): Navigation & {
  follow(): Promise<void>;
  press(href: string, isFollowed: () => boolean): void;
  here(): Place;
} {
  let standing = first;
  let wish = 0;
  /** The place noted when a link to a part of it was pressed: when the browser tells us, it has gone there already. */
  let pressed: { place: Place; isFollowed: () => boolean } | undefined;

  async function show(
    to: Pick<Place, 'pathname' | 'search'>,
    { isSame, leave, arrive, arrived }: Move,
  ): Promise<void> {
    const own = (wish += 1);
    const found = isSame ? standing.Page : findPage(to.pathname);
    if (found === 'document') {
      tell.isLoading(false);
      return leave();
    }
    const late = setTimeout(() => own === wish && tell.isLoading(true), lateAfter);
    const Page = found instanceof Promise ? await found : found;
    clearTimeout(late);
    if (own !== wish) return;
    standing = { place: arrive(), Page, arrived };
    tell.isLoading(false);
    tell.shown(standing);
  }

  /** Whether only the part of the page is another: it stays as it is, whatever is found at its address now. */
  function isWithin({ pathname, search }: Pick<Place, 'pathname' | 'search'>): boolean {
    return pathname === standing.place.pathname && search === standing.place.search;
  }

  return {
    here: () => standing.place,
    async navigate(to, { replace = false, state, keepScroll = false } = {}) {
      if (typeof to === 'number') return around.go(to);
      const { place } = standing;
      const href = hrefOf(to, place.pathname);
      const target = new URL(href, 'http://here');
      const how = replace ? 'replace' : 'push';
      around.noteScroll(place);
      await show(target, {
        isSame: isWithin(target) && target.hash !== place.hash,
        leave: () => around.leave(href, how),
        arrive: () => around.write(href, state, how),
        arrived: keepScroll ? 'kept' : 'new',
      });
    },
    async fetchPage(pathname) {
      await findPage(pathname);
    },
    press(href, isFollowed) {
      const { place } = standing;
      if (!isPartOf(place.pathname + place.search, href)) return;
      pressed = { place, isFollowed };
      around.noteScroll(place);
    },
    async follow() {
      const { place } = standing;
      if (pressed?.place !== place || !pressed.isFollowed()) around.noteScroll(place);
      pressed = undefined;
      const entry = around.read(place.state);
      await show(entry, {
        isSame: isWithin(entry),
        leave: () => around.leave(entry.pathname + entry.search + entry.hash, 'again'),
        arrive: () => around.read(),
        // The link of a part that is asked for already leads to the same entry once more.
        arrived: entry.key === place.key ? 'new' : 'back',
      });
    },
  };
}

type Move = {
  isSame: boolean;
  leave: () => void;
  arrive: () => Place;
  arrived: Standing['arrived'];
};
