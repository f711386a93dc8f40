import { writeFigures } from '#app/figures.ts';

/** What the build wrote, as it stood there: no script has to draw it. Its figures are written as the country does. */
export function Built({ from, isPointed }: { from: Element; isPointed: boolean }) {
  const copied = (place: HTMLElement | null) => {
    if (!place) return;
    place.replaceChildren(...from.cloneNode(true).childNodes);
    place.toggleAttribute('data-pointed', from.hasAttribute('data-pointed'));
    writeFigures(place, isPointed);
  };
  return <div ref={copied} className="chance-answer" />;
}
