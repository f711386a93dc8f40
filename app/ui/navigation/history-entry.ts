import type { Place } from './place.ts';

/**
 * The entry of the browser's history that stands now. `usr` and `key` are the names under which entries have always
 * been written: a tab that was open before keeps what it holds. An entry that the browser made itself, for the first
 * address or a fragment, has no name yet, and keeps `state`: a part of a page is read as the page was.
 */
export function readPlace(state: unknown = null): Place {
  const { pathname, search, hash } = location;
  const entry: unknown = history.state;
  const kept = typeof entry === 'object' && entry !== null ? entry : {};
  if ('key' in kept && typeof kept.key === 'string') {
    return { pathname, search, hash, state: 'usr' in kept ? kept.usr : null, key: kept.key };
  }
  const named = { usr: state, ...kept, key: newKey() };
  history.replaceState(named, '');
  return { pathname, search, hash, state: named.usr, key: named.key };
}

export function writePlace(href: string, state: unknown, how: 'push' | 'replace'): Place {
  const entry = { usr: state ?? null, key: newKey() };
  if (how === 'push') history.pushState(entry, '', href);
  else history.replaceState(entry, '', href);
  return readPlace();
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
