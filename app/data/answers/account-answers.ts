import { aboutSkipped, moveGuestAbout } from '#app/data/person/about-person.ts';
import { answerStore } from './answer-store.ts';
import { localNotes } from './attempt-notes.ts';
import { createAnswerSync, type AnswerSync, type Timer } from './answer-sync.ts';
import { attemptTransport } from '#app/data/attempts/attempts.ts';
import { dropKept, giveKept, readKept } from '#app/data/person/kept-reactions.ts';
import { ownedBy } from './stored-attempt.ts';

const timer: Timer = (run, milliseconds) => {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
};

const syncs = new Map<string, AnswerSync>();

/** The one sync of a person in this tab. */
export function syncOf(owner: string): AnswerSync {
  const known = syncs.get(owner);
  if (known) return known;
  const made = createAnswerSync({
    store: answerStore(),
    owner,
    transport: attemptTransport,
    timer,
  });
  syncs.set(owner, made);
  return made;
}

/**
 * Makes this browser's guest attempts a person's; they are sent by whoever runs the sync. What the guest said of
 * careers and of themselves goes with them, and the plan where the account has none.
 */
export async function takeOver(ids: readonly string[], owner: string): Promise<void> {
  const store = answerStore();
  await store.open();
  for (const id of ids) {
    await store.change(id, (stored) => stored && ownedBy(stored, owner));
  }
  if (ids.length === 0) return;
  // A browser that keeps nothing has nothing to hand over.
  await giveKept(owner).catch(() => undefined);
  await moveGuestAbout(owner).catch(() => undefined);
  const { moveGuestPlan } = await import('#app/data/person/plan.ts');
  await moveGuestPlan(owner).catch(() => undefined);
}

/**
 * For signing out: sends what is unsent, for two seconds at most, then removes every answer of an
 * account from this device. A guest's own attempts stay; what was said of careers does not.
 */
export async function clearAccountAnswers(owner: string): Promise<void> {
  const store = answerStore();
  await store.open();
  const pause = new Promise<void>((resolve) => timer(resolve, 2_000));
  await Promise.race([syncOf(owner).flush(), pause]);
  await removeAnswersOf(() => true);
  await dropKept().catch(() => undefined);
}

/** Removes from this device what belongs to accounts: answers, and what was said of careers. */
export async function removeAnswersOf(isMeant: (owner: string) => boolean): Promise<void> {
  const isOwned = (owner: string | null) => owner !== null && isMeant(owner);
  const store = answerStore();
  await store.open();
  aboutSkipped.forget();
  const snapshot = store.snapshot();
  if (snapshot.kind === 'loading') return;
  for (const { attempt, owner } of snapshot.attempts) {
    if (isOwned(owner)) await store.change(attempt.id, () => undefined);
  }
  // A tab that died may have left some that this one never read.
  for (const { stored, putAway } of localNotes().left()) if (isOwned(stored.owner)) putAway();
  const { owner } = await readKept();
  if (isOwned(owner)) await dropKept().catch(() => undefined);
}
