import { useSyncExternalStore } from 'react';

/** From here on a screen shows five questions instead of one; a phone on its side is too low for them. */
const wide = '(min-width: 48rem) and (min-height: 40rem)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(
    listen,
    () => wideQuery().matches,
    () => false,
  );
}

/** One query for the life of the page: every answer asks it. */
let query: MediaQueryList | undefined;
function wideQuery(): MediaQueryList {
  query ??= matchMedia(wide);
  return query;
}

function listen(listener: () => void): () => void {
  const watched = wideQuery();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}
