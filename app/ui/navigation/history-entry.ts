import type { Place } from './place.ts';

/**
 * The entry of the browser's history that stands now. `usr` and `key` are the names under which entries have always
 * been written: a tab that was open before keeps what it holds.
 */
export function readPlace(): Place {
  const { pathname, search, hash } = location;
  const entry: unknown = history.state;
  const kept = typeof entry === 'object' && entry !== null ? entry : {};
  const key = 'key' in kept && typeof kept.key === 'string' ? kept.key : nameEntry(kept);
  return { pathname, search, hash, state: 'usr' in kept ? kept.usr : null, key };
}

/** An entry that the browser made itself, for the first address or a fragment, has no name yet. */
function nameEntry(kept: object): string {
  const key = newKey();
  history.replaceState({ ...kept, key }, '');
  return key;
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
