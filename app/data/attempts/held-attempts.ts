import type { Attempt } from '#domain/instruments/attempt.ts';
import { rowOfAttempt, rowOfTimes } from '#domain/instruments/attempt-row.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { keptSecondLooks } from '#app/data/guest/kept-second-looks.ts';
import { finite, isWhole, orNull, partsOf, textOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';
import { makeSecret } from '#app/data/device/secret.ts';
import { answeredCount, type DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';

/** What the server accepts at most. */
const mostHeld = 6;

/**
 * Leaves this browser's guest attempts on the server for 72 hours, so that confirming the new
 * account on any device attaches them. Returns the secret for the confirmation link, or `undefined`
 * when there is nothing to hold or the server cannot be asked: a sign-up never fails because of it.
 */
export async function holdGuestAttempts(): Promise<string | undefined> {
  try {
    const payload = (await guestAttempts())
      .slice(0, mostHeld)
      .map(({ attempt }) => ({ ...toHeld(attempt), ...heldLook(attempt.id) }));
    if (payload.length === 0) return undefined;
    const { secret, hash } = await makeSecret();
    const { error } = await (
      await backend()
    ).rpc('hold_guest_attempt', { secret_hash: hash, payload });
    return error ? undefined : secret;
  } catch {
    return undefined;
  }
}

/** Guest attempts with at least one answer, newest first. */
export async function guestAttempts(): Promise<DeviceAttempt[]> {
  const store = attemptStore();
  await store.open();
  const snapshot = store.snapshot();
  if (snapshot.kind === 'loading') return [];
  return snapshot.attempts
    .filter(({ attempt, owner }) => owner === null && answeredCount(attempt) > 0)
    .sort((a, b) => b.attempt.startedAt.localeCompare(a.attempt.startedAt));
}

/** One attempt that waits on the server, as far as a question about it tells. Times in ISO 8601. */
export type HeldAttempt = {
  readonly id: string;
  readonly instrument: string;
  readonly startedAt: string | null;
  /** `null` for a draft. */
  readonly submittedAt: string | null;
  readonly answered: number;
};

/**
 * What this secret holds, without claiming it: nothing when it was used or has expired. Rejects when the server cannot
 * be reached.
 */
export async function lookAtHeldAttempts(secret: string): Promise<HeldAttempt[]> {
  const { data, error } = await (await backend()).rpc('look_at_held_attempt', { secret });
  if (error) throw error;
  return (Array.isArray(data) ? data : []).flatMap((row) => readHeldAttempt(row) ?? []);
}

function readHeldAttempt(row: unknown): HeldAttempt | undefined {
  const from = partsOf(row);
  const read = {
    id: textOf()(from['id']),
    instrument: textOf()(from['instrument']),
    startedAt: orNull(textOf())(from['started_at']),
    submittedAt: orNull(textOf())(from['submitted_at']),
    answered: finite(from['answered']),
  };
  return isWhole(read) ? read : undefined;
}

/**
 * Whether all of them were made in this browser by a guest whom this person has not declined. Only this browser knows the ids
 * of such attempts, so a link from elsewhere never passes for one of this browser's own.
 */
export async function wereMadeHere(held: readonly HeldAttempt[], person: string): Promise<boolean> {
  const own = (await guestAttempts()).filter(({ declinedBy }) => !declinedBy.includes(person));
  return held.every(({ id }) => own.some(({ attempt }) => attempt.id === id));
}

const claims = new Map<string, Promise<string[]>>();

/**
 * Makes held attempts the signed-in person's and returns their ids: none when the secret was used
 * or has expired. Asked once per secret and document, however often it is called; rejects when the
 * server cannot be reached, and the next call tries again.
 */
export function claimHeldAttempts(secret: string): Promise<string[]> {
  const known = claims.get(secret);
  if (known) return known;
  const claim = claimFromServer(secret);
  claims.set(secret, claim);
  claim.catch(() => claims.delete(secret));
  return claim;
}

async function claimFromServer(secret: string): Promise<string[]> {
  const { data, error } = await (await backend()).rpc('claim_held_attempt', { secret });
  if (error) throw error;
  const ids: unknown[] = Array.isArray(data) ? data : [];
  return ids.filter((id) => typeof id === 'string');
}

/** The second look at a guest's result goes along with it. */
function heldLook(attempt: string) {
  const look = keptSecondLooks(null).find((kept) => kept.attempt === attempt);
  if (!look) return {};
  const { version, answers, itemTimes } = look;
  return { second_look: { version, answers, item_times: rowOfTimes(itemTimes) } };
}

function toHeld(attempt: Attempt) {
  const { state, submittedAt } = attempt;
  return { ...rowOfAttempt(attempt), state, submitted_at: submittedAt };
}
