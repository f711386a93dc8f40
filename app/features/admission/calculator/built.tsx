/** What the build wrote, as it stood there: no script has to draw it. */
export function Built({ from }: { from: Element }) {
  const copied = (place: Element | null) =>
    place?.replaceChildren(...from.cloneNode(true).childNodes);
  return <div ref={copied} className="chance-answer" />;
}
