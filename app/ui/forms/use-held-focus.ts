import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus after a press of a button that is disabled while it works: on `words`, which say so and can take the
 * focus by script, and back on the button when it is enabled again, unless something else has taken it.
 */
export function useHeldFocus<Words extends HTMLElement>(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<Words>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const [from, to] = isBusy ? [button.current, words.current] : [words.current, button.current];
    // Chromium from 150 on takes the focus from a button at once when it is disabled.
    const isLost = isBusy && activeElement === document.body;
    if (isLost || (from && activeElement === from)) to?.focus({ preventScroll: true });
  }, [isBusy]);
  return { button, words };
}
