import type { Attempt } from '#domain/instruments/attempt.ts';
import { mergeAnswers } from '#domain/instruments/merge-answers.ts';
import { attemptStore } from './attempt-store.ts';
import { fromServer } from './server-copy.ts';

/** Brings a person's draft from the account to this device, keeping what is newer here. */
export async function keepServerDraft(draft: Attempt, owner: string): Promise<void> {
  await attemptStore().change(draft.id, (stored) => {
    if (!stored) return fromServer(draft, owner);
    const attempt = { ...stored.attempt, ...mergeAnswers(stored.attempt, draft) };
    return stored.attempt.state === 'draft' ? { ...stored, attempt } : stored;
  });
}
