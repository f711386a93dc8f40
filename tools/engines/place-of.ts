import type { Point } from './driver.ts';

/**
 * Runs in a page: where the first element that can be seen and is called so lies, brought into the window; or, in words,
 * why a pointer would not reach it. Without a name any will do.
 */
export function placeOf(selector: string, name: string | null): Point | string {
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
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [box] = found.getClientRects();
  if (!box || box.width * box.height === 0) return 'without size';
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit) return 'outside the window';
  if (!found.contains(hit)) return `under <${hit.localName} class="${hit.className}">`;
  return point;
}
