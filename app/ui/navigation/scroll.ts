import type { Place } from './place.ts';

// Technical, and gone with the tab: which entry of its history was scrolled how far.
const storageKey = 'faro-scroll-positions';

let positions: Record<string, number> | undefined;

function known(): Record<string, number> {
  if (positions) return positions;
  positions = {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      for (const [key, y] of Object.entries(stored)) if (typeof y === 'number') positions[key] = y;
    }
  } catch {
    // Without storage, or with something else in it, pages that one comes back to begin at their top.
  }
  return positions;
}

export function noteScroll({ key }: Place): void {
  known()[key] = scrollY;
}

/** Where a page that has just come is to be read from: where it was left, the part that was asked for, or its top. */
export function scrollTo({ key, hash }: Place, isReturn: boolean): void {
  const left = isReturn ? known()[key] : undefined;
  const part = partAt(hash);
  if (left !== undefined) return window.scrollTo(0, left);
  if (part) return part.scrollIntoView();
  window.scrollTo(0, 0);
  // What had the focus went with the page before: a keyboard goes on where the new one begins.
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

function partAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A fragment that is no text names nothing.
    return null;
  }
}

/** From here on this document scrolls itself; a reload is left to the browser, which knows its own way back. */
export function takeOverScroll(current: () => Place): () => void {
  history.scrollRestoration = 'manual';
  const keep = () => {
    noteScroll(current());
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(known()));
    } catch {
      // See above.
    }
    history.scrollRestoration = 'auto';
  };
  // Back from the browser's own store of pages.
  const goOn = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pagehide', keep);
  addEventListener('pageshow', goOn);
  return () => {
    removeEventListener('pagehide', keep);
    removeEventListener('pageshow', goOn);
  };
}
