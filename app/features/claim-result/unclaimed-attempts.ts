import type { Attempt } from '#domain/instruments/attempt.ts';
import type { AttemptsSnapshot } from '#app/data/device-attempts/attempt-store.ts';
import { answeredCount, type DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';

/**
 * Sorts a guest's attempts in this browser for the person who signed in: those the account holds
 * already, and those to ask about, newest first. What the person declined before is in neither.
 */
export function unclaimedAttempts(
  answers: AttemptsSnapshot,
  person: string,
  inAccount: readonly Attempt[],
): { known: DeviceAttempt[]; toAsk: DeviceAttempt[] } {
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
  const isKnown = ({ attempt }: DeviceAttempt) => inAccount.some(({ id }) => id === attempt.id);
  return {
    known: guests.filter(isKnown),
    toAsk: guests.filter((guest) => !isKnown(guest) && !guest.declinedBy.includes(person)),
  };
}
