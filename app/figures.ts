// Figures that the build wrote, as the country of who reads writes them.
import { swapMarks } from '#content/wording/number-marks.ts';

/** The figures of a part that no script draws, with a point before decimals or without; the build writes them without. */
export function writeFigures(place: Element, isPointed: boolean): void {
  if (place.hasAttribute('data-pointed') === isPointed) return;
  place.toggleAttribute('data-pointed', isPointed);
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text) currentNode.data = swapMarks(currentNode.data);
  }
  for (const named of place.querySelectorAll('[aria-label]')) {
    named.ariaLabel = swapMarks(named.ariaLabel ?? '');
  }
}

/** Those of a Spanish page that are marked for it. */
export function writeAllFigures(isPointed: boolean): void {
  if (document.documentElement.lang !== 'es') return;
  for (const place of document.querySelectorAll('[data-figures]')) writeFigures(place, isPointed);
}
