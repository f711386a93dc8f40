import { aboutSkipped } from '#app/data/guest/guest-about.ts';
import { dropGuestReactions, readGuestReactions } from '#app/data/guest/guest-reactions.ts';
import { dropSecondLooks } from '#app/data/guest/kept-second-looks.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { syncOf } from './sync-of-person.ts';
import { localNotes } from '#app/data/device-attempts/write-ahead-notes.ts';

/**
 * For signing out: sends what is unsent, for two seconds at most, then removes every answer of an
 * account from this device. A guest's own attempts stay; what was said of careers does not.
 */
export async function clearAccountFromDevice(owner: string): Promise<void> {
  const store = attemptStore();
  await store.open();
  const pause = new Promise<void>((resolve) => setTimeout(resolve, 2_000));
  await Promise.race([syncOf(owner).flush(), pause]);
  await removeAccountsFromDevice(() => true);
  await dropGuestReactions().catch(() => undefined);
}

/** Removes from this device what belongs to accounts: answers, second looks, and what was said of careers. */
export async function removeAccountsFromDevice(isMeant: (owner: string) => boolean): Promise<void> {
  const isOwned = (owner: string | null) => owner !== null && isMeant(owner);
  const store = attemptStore();
  await store.open();
  aboutSkipped.forget();
  const snapshot = store.snapshot();
  if (snapshot.kind === 'loading') return;
  for (const { attempt, owner } of snapshot.attempts) {
    if (isOwned(owner)) await store.change(attempt.id, () => undefined);
  }
  // A tab that died may have left some that this one never read.
  for (const { stored, putAway } of localNotes().left()) if (isOwned(stored.owner)) putAway();
  try {
    dropSecondLooks(({ owner }) => isOwned(owner));
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
  const { owner } = await readGuestReactions();
  if (isOwned(owner)) await dropGuestReactions().catch(() => undefined);
}
