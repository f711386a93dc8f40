/**
 * Where the first form in `slot` was written by the build and the second one is alive: carries over
 * what was typed, ticked and focused, and takes the first one away. Does nothing with one form.
 */
export function carryOverInput(slot: Element): void {
  const [built, living] = slot.querySelectorAll('form');
  if (!built || !living) return;
  carryOver(built, living, document.activeElement);
  built.remove();
}

/** From a form that the build has written to the one that is alive; `focused` is what has, or had, the focus. */
export function carryOver(built: Element, living: Element, focused: Element | null): void {
  for (const field of built.querySelectorAll<Field>('input, select, textarea')) {
    const twin = [...living.querySelectorAll<Field>(field.localName)].find(isLike(field));
    if (!twin) continue;
    if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) {
      // A click, so that what listens to the box hears of it.
      if (twin.checked !== field.checked) twin.click();
    }
    twin.value = field.value;
    if (field !== focused) continue;
    twin.focus({ preventScroll: true });
    if ('selectionStart' in field && 'selectionStart' in twin && field.selectionStart !== null) {
      twin.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of one name; of several choices of one name the one of the same value. */
function isLike(field: Field): (other: Field) => boolean {
  const { name, type, value } = field;
  return (other) => other.name === name && (type !== 'radio' || other.value === value);
}
