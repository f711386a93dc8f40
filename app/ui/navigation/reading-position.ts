/**
 * What the visitor reads, by numbers that find it in the page drawn anew: how far below the window's edge it stands (px), how
 * long its text is, and as which child it is come to. How far a page is scrolled does not say that: what lies above is only
 * about as tall as it will be until the visitor comes near.
 */
export type ReadingPosition = readonly number[];

/** The first in the window that ends below its middle, and is no frame around others. */
export function readingPosition(): ReadingPosition {
  const way = wayToMiddle(outermost());
  const part = way && partAt(way);
  return part ? [part.getBoundingClientRect().top, lengthOf(part), ...way] : [];
}

function wayToMiddle(parts: readonly Element[]): number[] | undefined {
  for (const [at, part] of parts.entries()) {
    const { top, bottom, height } = part.getBoundingClientRect();
    const isElsewhere = height === 0 || bottom < innerHeight / 2 || top > innerHeight;
    if (isElsewhere && !hasPlaceByChildren(part)) continue;
    const inner = part instanceof HTMLElement && wayToMiddle([...part.children]);
    if (inner) return [at, ...inner];
    // One with nothing in it, or with words of its own in the middle, beside what it is a frame around.
    if (!isElsewhere && (part.childElementCount === 0 || height <= innerHeight)) return [at];
  }
  return undefined;
}

function hasPlaceByChildren(part: Element): boolean {
  return getComputedStyle(part).display === 'contents';
}

/** How much further (px) the page is to be scrolled until it is read as it was; nothing while that part is not there. */
export function distanceTo([top = 0, length, ...way]: ReadingPosition): number | undefined {
  const part = partAt(way);
  if (!part || lengthOf(part) !== length) return undefined;
  return part.getBoundingClientRect().top - top;
}

function partAt(way: readonly number[]): Element | undefined {
  let inner = outermost();
  let part: Element | undefined;
  for (const at of way) {
    part = inner[at];
    inner = [...(part?.children ?? [])];
  }
  return part;
}

function outermost(): Element[] {
  return [...document.querySelectorAll('main, main ~ footer')];
}

function lengthOf(part: Element): number {
  return part.textContent.length;
}
