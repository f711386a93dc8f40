import { useEffect, useRef } from 'react';

/**
 * Calls `prepare` when the person first reaches into an element, also when that was before React
 * came. Put both results on the element; `prepare` may be called more than once.
 */
export function useFirstTouch<Touched extends HTMLElement>(prepare: () => void) {
  const ref = useRef<Touched>(null);
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) prepare();
  }, [prepare]);
  return { ref, onFocus: prepare };
}
