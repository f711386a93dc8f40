// Figures that the build wrote, as the country of who reads writes them.
import { writeFiguresIn } from '#content/wording/number-marks.ts';

/** The figures of a part that no script draws, with a point before decimals or without; the build writes them without. */
export function writeFigures(place: Element, isPointed: boolean): void {
  if (place.hasAttribute('data-pointed') === isPointed) return;
  place.toggleAttribute('data-pointed', isPointed);
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = writeFiguresIn(node.nodeValue ?? '', isPointed);
    if (words !== node.nodeValue) node.nodeValue = words;
  }
  for (const named of place.querySelectorAll('[aria-label]')) {
    named.ariaLabel = writeFiguresIn(named.ariaLabel ?? '', isPointed);
  }
}

/**
 * Those of a Spanish page: of its marked parts where React draws the others, else of all of it. A page of one country, which
 * the build has written as that country does, says so (`own`).
 */
export function writeAllFigures(isPointed: boolean): void {
  if (document.documentElement.lang !== 'es') return;
  const parts = document.querySelectorAll<HTMLElement>('[data-figures]');
  for (const place of parts.length > 0 ? parts : document.querySelectorAll('.page-slot')) {
    if (place.getAttribute('data-figures') !== 'own') writeFigures(place, isPointed);
  }
}
