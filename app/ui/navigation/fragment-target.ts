/** The part of the page that a fragment names; what it begins with `#` may be missing or not be a text. */
export function partAt(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens what a part is folded into, and the fold that it consists of. */
export function unfold(part: HTMLElement): void {
  const own = part.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  for (let fold = part.closest('details'); fold; fold = foldAround(fold)) fold.open = true;
}

function foldAround(fold: Element): HTMLDetailsElement | null {
  return fold.parentElement?.closest('details') ?? null;
}

/** A keyboard and a screen reader go on at a part: in the first field of a form, else where the part begins. */
export function goOnAt(part: HTMLElement): void {
  const field = part instanceof HTMLFormElement ? part.querySelector<HTMLElement>(fields) : null;
  const target = field ?? part;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

const fields = 'input, select, textarea';
