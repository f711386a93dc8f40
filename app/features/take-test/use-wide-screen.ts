import { useSyncExternalStore } from 'react';

/** From here on a screen shows five questions instead of one. */
const wide = '(min-width: 48rem)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function listen(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
