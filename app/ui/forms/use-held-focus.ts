import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus after a press of a button that is disabled while it works: on `words`, which say so and can take the
 * focus by script, and back on the button when it is enabled again, unless something else has taken it.
 */
export function useHeldFocus<Words extends HTMLElement>(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<Words>(null);
  useLayoutEffect(() => {
    const [from, to] = isBusy ? [button.current, words.current] : [words.current, button.current];
    if (from && document.activeElement === from) to?.focus({ preventScroll: true });
  }, [isBusy]);
  return { button, words };
}
