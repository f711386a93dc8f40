/**
 * The recovery latch: set before a recovery link is spent, so that the `SIGNED_IN` that may come
 * ahead of `PASSWORD_RECOVERY` sends no person home (specification S07).
 */
let isLatched = false;
const listeners = new Set<() => void>();

export const recoveryLatch = {
  set: () => turn(true),
  clear: () => turn(false),
  /** The two below are for `useSyncExternalStore`. */
  read: () => isLatched,
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function turn(next: boolean): void {
  isLatched = next;
  for (const listener of listeners) listener();
}
