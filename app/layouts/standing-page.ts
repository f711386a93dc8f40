/**
 * The page that the build has written, as it stands in the document while React takes over. Where something has changed the
 * document before (an extension, a proxy, a translator), React throws its own away and draws the frame anew; the nodes of
 * the page then move into the new frame as they are: no HTML is written, which the policy of the site would refuse.
 */
export function standingPage(): { moveInto(slot: Element): void } | undefined {
  const old = document.querySelector('#root .page-slot');
  if (!old) return undefined;
  const focused = document.activeElement;
  return {
    moveInto(slot) {
      if (slot === old || slot.hasChildNodes()) return;
      slot.append(...old.childNodes);
      // Out of the document for a moment, they have lost what the document kept of them.
      for (const dialog of slot.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        dialog.removeAttribute('open');
        dialog.showModal();
      }
      if (focused instanceof HTMLElement && slot.contains(focused)) {
        focused.focus({ preventScroll: true });
      }
    },
  };
}
