import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { syncOf } from './sync-of-person.ts';

let sending: { owner: string; stop: () => void } | undefined;

/**
 * Sends a signed-in person's answers from now on, those that an earlier page has left too; of `null` and `undefined`
 * there are none to send. `session.ts` calls it, whatever page is open; features only read how it is going.
 */
export function keepSendingFor(owner: string | null | undefined): void {
  if (sending?.owner === owner) return;
  sending?.stop();
  sending = owner ? { owner, stop: startSending(owner) } : undefined;
}

function startSending(owner: string): () => void {
  const sync = syncOf(owner);
  const stop = sync.start();
  const wake = () => void sync.flush();
  // Who looks elsewhere may not come back to this page.
  const leave = () => document.visibilityState === 'hidden' && wake();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', leave);
  void attemptStore().open();
  return () => {
    stop();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', leave);
  };
}
