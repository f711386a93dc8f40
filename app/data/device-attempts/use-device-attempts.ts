import { useEffect, useSyncExternalStore } from 'react';
import { attemptStore, type AttemptsSnapshot } from './attempt-store.ts';

const loading: AttemptsSnapshot = { kind: 'loading' };

/** The attempts of this device. Reads them when first used; nothing is sent anywhere. */
export function useDeviceAttempts(): AttemptsSnapshot {
  useEffect(() => void attemptStore().open(), []);
  return useSyncExternalStore(
    (listener) => attemptStore().subscribe(listener),
    () => attemptStore().snapshot(),
    () => loading,
  );
}
