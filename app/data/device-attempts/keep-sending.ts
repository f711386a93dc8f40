import { attemptStore } from './attempt-store.ts';
import { syncOf } from './sync-of-person.ts';

/**
 * Sends a signed-in person's answers from now on, those that an earlier page has left too, until the returned function
 * is called. `session.ts` calls it, whatever page is open; features only read how it is going.
 */
export function keepSending(owner: string): () => void {
  const sync = syncOf(owner);
  const stop = sync.start();
  const wake = () => void sync.flush();
  addEventListener('online', wake);
  void attemptStore().open();
  return () => {
    stop();
    removeEventListener('online', wake);
  };
}
