import type { AttemptsSnapshot } from '#app/data/device-attempts/attempt-store.ts';
import type { SyncState } from '#app/data/sync/attempt-sync.ts';
import { isUnsent, type DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';

/** Where the answers are at this moment; each has its words, and none promises more than is true. */
export type SavedState =
  'saving' | 'device' | 'account' | 'offline' | 'refused' | 'signed-out' | 'memory';

export const troubled: readonly SavedState[] = ['offline', 'refused', 'signed-out', 'memory'];

/** Says where `stored` is kept. `owner`: the person here now, `null` for a visitor. */
export function savedState(
  stored: DeviceAttempt,
  {
    answers,
    sync,
    owner,
    isOnline,
  }: { answers: AttemptsSnapshot; sync: SyncState; owner: string | null; isOnline: boolean },
): SavedState {
  if (answers.kind === 'loading' || answers.isWriting) return 'saving';
  const isSent = stored.owner !== null && !isUnsent(stored);
  if (isSent) return 'account';
  if (answers.place === 'memory') return 'memory';
  if (stored.owner === null) return isOnline ? 'device' : 'offline';
  if (stored.owner !== owner) return 'signed-out';
  if (sync === 'waiting' || !isOnline) return 'offline';
  return sync === 'refused' ? 'refused' : 'device';
}
