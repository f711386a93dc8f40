import { browserStorage } from './browser-storage.ts';

/**
 * In session storage: the session of this tab is the tab's alone, because the user said that the computer
 * is shared. In local storage: whose answers have to go when such a tab is closed (`tab-session.ts`).
 */
export const sharedKey = 'faro-shared-computer';

/** Whether this tab keeps its session to itself. */
export function isTabOnly(): boolean {
  return tabStorage() !== undefined;
}

/** The next session of this tab is the browser's again. */
export function endTabOnly(): void {
  tabStorage()?.removeItem(sharedKey);
}

/** Where the session of this tab lies: in local storage, or on a shared computer in the tab alone. */
export const sessionPlace: Pick<typeof browserStorage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => place().getItem(key),
  setItem: (key, value) => place().setItem(key, value),
  removeItem: (key) => place().removeItem(key),
};

function place() {
  return tabStorage() ?? browserStorage;
}

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage.getItem(sharedKey) === null ? undefined : sessionStorage;
  } catch {
    return undefined;
  }
}
