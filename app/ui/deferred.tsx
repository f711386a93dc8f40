import { useDeferredValue, type ReactNode } from 'react';

/**
 * What is not seen in the first moment, below the screen or folded: drawn right after the rest has been painted, in
 * pieces that a press may interrupt. Where there is no screen, at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, typeof document === 'undefined');
  return isTime ? children : null;
}
