/**
 * Holds the forms that the build has written while React takes over. Where something has changed the document before, React
 * draws them anew: what is returned, called then, carries over what was typed into those that went, and sends what was pressed.
 */
export function keepFormInput(container: Element): () => Promise<void> {
  let held = [...container.querySelectorAll('form')];
  const pressed = new Set(held.filter(keepsPress));
  const visited: unknown[] = [document.activeElement];
  container.addEventListener('focusin', ({ target }) => {
    visited.push(target);
  });
  // The words that keep a press close when they leave the document.
  container.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[popovertarget]');
    const form = button && button.closest('form');
    if (form) pressed.add(form);
  });
  return async () => {
    const lost = held.filter((form) => !form.isConnected);
    const drawn = [...container.querySelectorAll('form')].filter((form) => !held.includes(form));
    held = held.filter((form) => form.isConnected);
    // Few need it, so it is no part of what wakes every page.
    const loaded = await import('./carry-over-input.ts').catch(() => null);
    loaded?.carryOverForms(lost, drawn, visited, pressed);
  };
}

/** Whether the button was pressed before there was any script (`early-submit.tsx`). */
function keepsPress(form: Element): boolean {
  const words = form.querySelector<HTMLElement>('.kept-press');
  // A browser without popovers kept nothing, and does not know the selector either.
  return Boolean(words?.popover) && words?.matches(':popover-open') === true;
}
