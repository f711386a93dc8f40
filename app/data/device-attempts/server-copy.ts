import type { Attempt } from '#domain/instruments/attempt.ts';
import type { DeviceAttempt } from './device-attempt.ts';

/** What the server says of an attempt after a call: the answers it holds and whether it is frozen. */
export type ServerCopy = Pick<Attempt, 'state' | 'answers' | 'itemTimes' | 'submittedAt'>;

/**
 * Adopts what the server holds. The server is right about everything except the answers given
 * here since `sent`; a frozen attempt is the server's altogether.
 */
export function adoptServerCopy(
  stored: DeviceAttempt,
  copy: ServerCopy,
  sent: Readonly<Record<string, number>> = {},
): DeviceAttempt {
  if (copy.state !== 'draft') {
    const attempt = { ...stored.attempt, ...copy };
    return { ...stored, attempt, pending: {}, submitPending: false };
  }
  const pending = Object.fromEntries(
    Object.entries(stored.pending).filter(([item, at]) => sent[item] !== at),
  );
  const answers = { ...copy.answers };
  const itemTimes = { ...copy.itemTimes };
  for (const item of Object.keys(pending)) {
    answers[item] = stored.attempt.answers[item] ?? null;
    const time = stored.attempt.itemTimes[item];
    if (time) itemTimes[item] = time;
  }
  return { ...stored, attempt: { ...stored.attempt, answers, itemTimes }, pending };
}

/** Items of a draft that were answered here and that the server now has otherwise. */
export function overruledItems(before: DeviceAttempt, after: DeviceAttempt): string[] {
  if (after.attempt.state !== 'draft') return [];
  return Object.entries(before.attempt.answers)
    .filter(([item, value]) => value !== null && (after.attempt.answers[item] ?? null) !== value)
    .map(([item]) => item);
}

/** A person's attempt as the server holds it, for a device that has no copy. */
export function fromServer(attempt: Attempt, owner: string): DeviceAttempt {
  return { attempt, owner, pending: {}, submitPending: false, declinedBy: [] };
}
