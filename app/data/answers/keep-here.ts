import type { Attempt } from '#domain/instruments/attempt.ts';
import { mergeAnswers } from '#domain/instruments/merge-answers.ts';
import { answerStore } from './answer-store.ts';
import { fromServer } from './stored-attempt.ts';

/** Brings a person's draft from the account to this device, keeping what is newer here. */
export async function keepHere(draft: Attempt, owner: string): Promise<void> {
  await answerStore().change(draft.id, (stored) => {
    if (!stored) return fromServer(draft, owner);
    const attempt = { ...stored.attempt, ...mergeAnswers(stored.attempt, draft) };
    return stored.attempt.state === 'draft' ? { ...stored, attempt } : stored;
  });
}
