import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the document still is what the build wrote, true ever after. What depends on the
 * address or on this browser waits for it, so that the first render equals the built one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
