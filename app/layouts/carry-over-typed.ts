/**
 * Where the first form in `slot` was written by the build and the second one is alive: carries over
 * what was typed, ticked and focused, and takes the first one away. Does nothing with one form.
 */
export function carryOverTyped(slot: Element): void {
  const [built, living] = slot.querySelectorAll('form');
  if (!built || !living) return;
  for (const field of built.querySelectorAll('input')) {
    const twin = living.querySelector(`input[name="${field.name}"]`);
    if (!(twin instanceof HTMLInputElement)) continue;
    twin.value = field.value;
    // A click, so that whoever listens to the box hears of it.
    if (twin.checked !== field.checked) twin.click();
    if (field === document.activeElement) {
      twin.focus();
      if (field.selectionStart !== null) {
        twin.setSelectionRange(field.selectionStart, field.selectionEnd);
      }
    }
  }
  built.remove();
}
