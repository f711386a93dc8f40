/**
 * Local storage that never throws. Where the browser refuses it (private mode, blocked, full)
 * values live in memory for the life of the tab, and `isPersistent()` says so.
 */
const memory = new Map<string, string>();
let persistent = true;

export const browserStorage = {
  getItem(key: string): string | null {
    try {
      // What the browser had no room for is newer than what it has.
      return memory.get(key) ?? globalThis.localStorage.getItem(key);
    } catch {
      persistent = false;
      return memory.get(key) ?? null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      globalThis.localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      persistent = false;
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      persistent = false;
    }
  },
  isPersistent: () => persistent,
  /** Whether the browser has what was set last, and not this page alone. */
  isKept: (key: string) => !memory.has(key),
};
