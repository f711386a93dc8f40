import type { Place } from './place.ts';
import { goOnAt, partAt, unfold } from './fragment-target.ts';
import { scrollUntilSettled, type Surroundings } from './scroll-until-settled.ts';
import { distanceTo, readingPosition } from './reading-position.ts';

// Technical, and gone with the tab: which entry of its history was scrolled how far.
const storageKey = 'faro-scroll-positions';

/** How far it was scrolled (px), and what was read there. */
type Left = readonly [y: number, ...reading: number[]];

let positions: Record<string, Left> | undefined;

function known(): Record<string, Left> {
  if (positions) return positions;
  positions = {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      for (const [key, left] of Object.entries(stored)) if (isLeft(left)) positions[key] = left;
    }
  } catch {
    // Without storage, or with something else in it, pages that one comes back to begin at their top.
  }
  return positions;
}

function isLeft(stored: unknown): stored is Left {
  return Array.isArray(stored) && stored.length > 0 && stored.every(Number.isFinite);
}

/** A visitor at the part that was asked for comes back to it, wherever it is by then. */
export function noteScroll({ key, hash }: Spot): void {
  if (isAt(partAt(hash))) delete known()[key];
  else known()[key] = [scrollY, ...readingPosition()];
}

/** What is kept of an entry of the history. */
type Spot = Pick<Place, 'key' | 'hash'>;

function isAt(part: HTMLElement | null): boolean {
  const top = part?.getBoundingClientRect().top;
  return top !== undefined && top > -innerHeight / 4 && top < innerHeight / 2;
}

let giveUp = () => {};

/** Where a page that has just come is to be read from: where it was left, the part that was asked for, or its top. */
export function scrollTo({ key, hash }: Place, isReturn: boolean): void {
  giveUp();
  const left = isReturn ? known()[key] : undefined;
  if (left !== undefined) return reachLeft(left);
  if (!partAt(hash)) beginAtTop();
  if (hash) reachPart(hash);
}

/**
 * A document that was opened at a part of it, or is opened again: the browser has gone where it could, before what comes
 * late was there. A visitor who has begun to read is left alone, as `boot.ts` notes.
 */
export function readAgain({ key, hash }: Place): void {
  if ('read' in document.documentElement.dataset) return;
  const left = known()[key];
  const part = partAt(hash);
  if (left !== undefined) reachLeft(left);
  else if (isOpenedAgain() && part ? !isAt(part) : hash !== '' && !isOpen(part)) reachPart(hash);
}

/** Whether the browser has gone where the document was left: by pixels, whatever is above by then. */
function isOpenedAgain(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && 'type' in opened && opened.type !== 'navigate';
}

/** Whether a part can be read: it is there, not in a closed fold, nor one itself. */
function isOpen(part: HTMLElement | null): boolean {
  return part?.checkVisibility() === true && !part.matches(':has(> details:not([open]))');
}

function beginAtTop(): void {
  window.scrollTo(0, 0);
  // What had the focus went with the page before: a keyboard goes on where the new one begins.
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

/** As far as it was scrolled, and once what was read is there, to that. */
function reachLeft([y, ...reading]: Left): void {
  let isNear = false;
  giveUp = scrollUntilSettled(() => {
    const distance = reading.length > 0 ? distanceTo(reading) : undefined;
    if (distance !== undefined) {
      window.scrollBy(0, distance);
      return Math.abs(distanceTo(reading) ?? 0) < 1;
    }
    if (!isNear || reading.length === 0) window.scrollTo(0, y);
    isNear ||= Math.abs(scrollY - y) < 1;
    return isNear && reading.length === 0;
  }, page);
}

function reachPart(hash: string): void {
  let isFirst = true;
  giveUp = scrollUntilSettled(() => {
    const part = partAt(hash);
    if (!part) return false;
    if (isFirst) unfold(part);
    part.scrollIntoView();
    if (isFirst) goOnAt(part);
    isFirst = false;
    return true;
  }, page);
}

const page: Surroundings = {
  watch(changed) {
    const sizes = new ResizeObserver(changed);
    const parts = new MutationObserver(changed);
    sizes.observe(document.body);
    parts.observe(document.body, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  },
  hear(acted) {
    const ways = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
    for (const way of ways) addEventListener(way, acted, { capture: true, passive: true });
    return () => {
      for (const way of ways) removeEventListener(way, acted, { capture: true });
    };
  },
};

let isForDocument = false;

/**
 * Before the document at an entry that stands already is loaded into it: `boot.ts` goes where it was left, because the
 * browser would only know where the page was that stood in between.
 */
export function leaveScroll({ key }: Place): void {
  isForDocument = true;
  history.replaceState({ ...history.state, left: known()[key]?.[0] ?? 0 }, '');
}

function keep(place: Spot): void {
  noteScroll(place);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(known()));
  } catch {
    // See above.
  }
}

/** From here on this document scrolls itself; a reload is left to the browser, which knows its own way back. */
export function takeOverScroll(current: () => Place): () => void {
  history.scrollRestoration = 'manual';
  const leave = () => {
    keep(current());
    if (!isForDocument) history.scrollRestoration = 'auto';
  };
  // Back from the browser's own store of pages.
  const goOn = () => {
    isForDocument = false;
    history.scrollRestoration = 'manual';
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', goOn);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', goOn);
  };
}
