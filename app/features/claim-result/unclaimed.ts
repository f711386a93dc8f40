import type { Attempt } from '#domain/instruments/attempt.ts';
import type { AnswersSnapshot } from '#app/data/answers/answer-store.ts';
import { answeredCount, type StoredAttempt } from '#app/data/answers/stored-attempt.ts';

/**
 * Sorts a guest's attempts in this browser for the person who signed in: those the account holds
 * already, and those to ask about, newest first. What the person declined before is in neither.
 */
export function unclaimed(
  answers: AnswersSnapshot,
  person: string,
  inAccount: readonly Attempt[],
): { known: StoredAttempt[]; toAsk: StoredAttempt[] } {
  const stored = answers.kind === 'loading' ? [] : answers.attempts;
  const guests = stored
    .filter(({ attempt, owner }) => owner === null && answeredCount(attempt) > 0)
    .sort((a, b) => b.attempt.startedAt.localeCompare(a.attempt.startedAt))
    // A draft with something newer of the same test after it was given up.
    .filter(
      ({ attempt }, index, newestFirst) =>
        attempt.state === 'submitted' ||
        newestFirst.findIndex((other) => other.attempt.instrument === attempt.instrument) === index,
    );
  const isKnown = ({ attempt }: StoredAttempt) => inAccount.some(({ id }) => id === attempt.id);
  return {
    known: guests.filter(isKnown),
    toAsk: guests.filter((guest) => !isKnown(guest) && !guest.declinedBy.includes(person)),
  };
}
