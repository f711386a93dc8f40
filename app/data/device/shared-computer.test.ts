import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { endTabOnly, isTabOnly, sessionPlace, sharedKey } from './shared-computer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  browserStorage.removeItem('key');
});

/** The part of the browser's storage that is used here. */
function tabStorage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

it('keeps the session for every tab unless the computer is said to be shared', () => {
  const tab = tabStorage();
  sessionPlace.setItem('key', 'a session');
  expect([isTabOnly(), browserStorage.getItem('key'), tab.size]).toEqual([false, 'a session', 0]);
  expect(sessionPlace.getItem('key')).toBe('a session');
  sessionPlace.removeItem('key');
  expect(browserStorage.getItem('key')).toBeNull();
});

it('keeps it in the tab alone then, and neither reads nor removes what other tabs have', () => {
  browserStorage.setItem('key', 'another person’s');
  const tab = tabStorage({ [sharedKey]: '{}' });
  expect([isTabOnly(), sessionPlace.getItem('key')]).toEqual([true, null]);
  sessionPlace.setItem('key', 'mine');
  expect([tab.get('key'), browserStorage.getItem('key')]).toEqual(['mine', 'another person’s']);
  sessionPlace.removeItem('key');
  expect([tab.has('key'), browserStorage.getItem('key')]).toEqual([false, 'another person’s']);
  endTabOnly();
  expect([isTabOnly(), sessionPlace.getItem('key')]).toEqual([false, 'another person’s']);
});

it('takes a browser that refuses session storage for one that was not asked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(isTabOnly()).toBe(false);
  endTabOnly();
});
