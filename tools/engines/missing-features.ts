/** Runs in a page: what of the newer things that the site uses, each with a fallback, this browser does not have. */
export function missingFeatures(): string[] {
  const there = {
    commandfor: 'commandForElement' in HTMLButtonElement.prototype,
    popover: 'popover' in HTMLElement.prototype,
    closedby: 'closedBy' in HTMLDialogElement.prototype,
    '::scroll-marker': CSS.supports('selector(::scroll-marker)'),
    'light-dark()': CSS.supports('color: light-dark(red, blue)'),
    'position-area': CSS.supports('position-area: center'),
    'field-sizing': CSS.supports('field-sizing: content'),
    '@property': 'CSSPropertyRule' in globalThis,
  };
  return Object.entries(there).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}
