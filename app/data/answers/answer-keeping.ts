import { useEffect, useSyncExternalStore } from 'react';
import { syncOf } from './account-answers.ts';
import { answerStore, type AnswersSnapshot } from './answer-store.ts';
import type { SyncState } from './answer-sync.ts';
import { useSession, type SessionState } from '#app/data/account/session.ts';

const loading: AnswersSnapshot = { kind: 'loading' };

/** The attempts of this device. Reads them when first used; nothing is sent anywhere. */
export function useStoredAnswers(): AnswersSnapshot {
  useEffect(() => void answerStore().open(), []);
  return useSyncExternalStore(
    subscribeToAnswers,
    () => answerStore().snapshot(),
    () => loading,
  );
}

/** Whose answers these are: `undefined` until known, `null` for a visitor. */
export function ownerOf(session: SessionState): string | null | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'person' ? session.session.user.id : null;
}

/** Sends the signed-in person's answers as long as a page uses it, and says how it is going. */
export function useAnswerSync(): SyncState {
  const owner = ownerOf(useSession());
  useEffect(() => {
    if (!owner) return undefined;
    const sync = syncOf(owner);
    const stop = sync.start();
    const wake = () => void sync.flush();
    addEventListener('online', wake);
    return () => {
      stop();
      removeEventListener('online', wake);
    };
  }, [owner]);
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
        subscribeToAnswers(listener),
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

function subscribeToAnswers(listener: () => void): () => void {
  return answerStore().subscribe(listener);
}
