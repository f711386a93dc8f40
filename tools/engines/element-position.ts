import type { Point } from './driver.ts';

/**
 * Runs in a page: where the first element that can be seen and is called so lies; or, in words, why a pointer would not
 * reach it. Without a name any will do. The page is scrolled only to what is not within reach as it stands: WebKit would
 * scroll on for what is fixed to the window, too.
 */
export function elementPosition(selector: string, name: string | null): Point | string {
  const inOneLine = (text: string | null) => text?.replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find(
      (element) =>
        name === null ||
        inOneLine(element.textContent) === inOneLine(name) ||
        element.getAttribute('aria-label') === name,
    );
  if (!found) return 'not there';
  if (found.matches(':disabled')) return 'disabled';
  // On a busy machine two looks may fall on one frame of something that is still coming.
  const isComing = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(found) === true;
  });
  if (isComing) return 'moving';
  const asItStands = within(found);
  if (typeof asItStands !== 'string') return asItStands;
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return within(found);

  function within(element: Element): Point | string {
    const [box] = element.getClientRects();
    if (!box || box.width * box.height === 0) return 'without size';
    const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (!hit) return 'outside the window';
    return element.contains(hit)
      ? point
      : `under <${hit.localName} class="${hit.getAttribute('class')}">`;
  }
}
