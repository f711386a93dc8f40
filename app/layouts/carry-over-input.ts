/**
 * Where the first form in `slot` was written by the build and the second one is alive: carries over
 * what was typed, ticked and focused, and takes the first one away. Does nothing with one form.
 */
export function carryOverInput(slot: Element): void {
  const [built, living] = slot.querySelectorAll('form');
  if (!built || !living) return;
  carryOver(built, living, [document.activeElement]);
  built.remove();
}

/** From each form that went to the one drawn in its place, which is sent where the former one's button was pressed. */
export function carryOverForms(
  lost: readonly HTMLFormElement[],
  drawn: readonly HTMLFormElement[],
  visited: readonly unknown[],
  pressed: ReadonlySet<Element>,
): void {
  for (const [at, form] of lost.entries()) {
    const living = drawn[at];
    if (!living) continue;
    carryOver(form, living, visited);
    if (pressed.has(form)) living.requestSubmit();
  }
}

/**
 * From a form that the build has written to the one that is alive.
 * @param visited what has had the focus, the last one last; a living field that has had it holds what is newer
 */
function carryOver(built: Element, living: Element, visited: readonly unknown[]): void {
  for (const field of built.querySelectorAll<Field>('input, select, textarea')) {
    const twin = [...living.querySelectorAll<Field>(field.localName)].find(isLike(field));
    if (!twin || visited.includes(twin)) continue;
    if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) {
      // A click, so that what listens to the box hears of it.
      if (twin.checked !== field.checked) twin.click();
    }
    twin.value = field.value;
    if (field !== visited.at(-1)) continue;
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
