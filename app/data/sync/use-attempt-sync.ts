import { useEffect, useSyncExternalStore } from 'react';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import type { SyncState } from './attempt-sync.ts';
import { syncOf } from './sync-of-person.ts';

/** How the sending of a signed-in person's answers is going; of `null` and `undefined` there are none to send. */
export function useSyncState(owner: string | null | undefined): SyncState {
  return useSyncExternalStore(
    (listener) => (owner ? syncOf(owner).subscribe(listener) : () => {}),
    () => (owner ? syncOf(owner).state() : 'idle'),
    () => 'idle',
  );
}

/** Looks again at a person's draft whenever this page comes to the front or the network returns. */
export function useFreshAttempt(id: string | undefined, owner: string | null): void {
  useEffect(() => {
    if (id === undefined || owner === null) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void syncOf(owner).refresh(id);
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [id, owner]);
}

/** Answers of this device that another one has replaced, until the person has seen them. */
export function useOverruled(id: string | undefined, owner: string | null) {
  const items = useSyncExternalStore(
    (listener) => {
      const forget = [
        attemptStore().subscribe(listener),
        owner ? syncOf(owner).subscribe(listener) : undefined,
      ];
      return () => forget.forEach((stop) => stop?.());
    },
    () => (owner && id ? syncOf(owner).overruled(id) : undefined),
    () => undefined,
  );
  return {
    items: items ?? nothing,
    forget: () => (owner && id ? syncOf(owner).forgetOverruled(id) : undefined),
  };
}

const nothing: readonly string[] = [];
