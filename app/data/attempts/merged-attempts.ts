import { instrumentIds, instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { useEffect } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { mergeAnswers } from '#domain/instruments/merge-answers.ts';
import { useDeviceAttempts } from '#app/data/device-attempts/use-device-attempts.ts';
import type { AttemptsSnapshot } from '#app/data/device-attempts/attempt-store.ts';
import { noteOwnResult } from '#app/data/device/own-result.ts';
import { useAccountAttempts } from './use-account-attempts.ts';
import { ownerOf, useSession } from '#app/data/account/session.ts';
import { answeredCount } from '#app/data/device-attempts/device-attempt.ts';

export type MergedAttempts =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      /** `null` for a visitor. */
      readonly owner: string | null;
      /** Drafts with an answer and finished ones, newest start first. */
      readonly attempts: readonly Attempt[];
      /** The account could not be asked: what this device knows is shown alone. */
      readonly isServerMissing: boolean;
      /** The backend has refused the session of `owner` without a sign-out: with `keepsEnded` only. */
      readonly hasEnded: boolean;
      /** Asks the account again. */
      readonly retry: () => void;
    };

/**
 * The attempts of the user: a visitor's from this device, a person's from both places. The navigation hears of
 * their results. `keepsEnded`: those of a person stay when their session is refused, as long as the page does.
 */
export function useMergedAttempts({ keepsEnded = false } = {}): MergedAttempts {
  const session = useSession();
  const ended = keepsEnded && session.kind === 'none' ? session.ended?.user.id : undefined;
  const owner = ended ?? ownerOf(session);
  const answers = useDeviceAttempts();
  const account = useAccountAttempts(owner);
  const data = account?.attempts;
  useEffect(() => {
    if (answers.kind === 'loading') return;
    noteOwnResult('guest', shownResult(mergeAttempts(answers, null, [])));
    if (owner && data && !ended)
      noteOwnResult('account', shownResult(mergeAttempts(answers, owner, data)));
  }, [answers, owner, data, ended]);
  if (owner === undefined || answers.kind === 'loading') return { kind: 'loading' };
  const attempts = mergeAttempts(answers, owner, account?.attempts ?? []);
  const isHere = attempts.some(({ state }) => state === 'submitted');
  // A result that this device holds does not wait for an account that has not answered once.
  if (account?.isAsking && !(account.isLate && isHere)) return { kind: 'loading' };
  return {
    kind: 'ready',
    owner,
    attempts,
    hasEnded: ended !== undefined,
    isServerMissing: account !== undefined && account.attempts === undefined,
    retry: () => account?.retry(),
  };
}

/** One list of what device and account hold; an attempt that both hold is merged answer by answer. */
export function mergeAttempts(
  answers: AttemptsSnapshot,
  owner: string | null,
  onServer: readonly Attempt[],
): Attempt[] {
  const stored = answers.kind === 'loading' ? [] : answers.attempts;
  const here = stored.filter((entry) => entry.owner === owner).map(({ attempt }) => attempt);
  const only = onServer.filter(({ id }) => !here.some((attempt) => attempt.id === id));
  return [...here.map((attempt) => joinOne(attempt, onServer)), ...only]
    .filter((attempt) => attempt.state !== 'withdrawn' && answeredCount(attempt) > 0)
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}

function joinOne(here: Attempt, onServer: readonly Attempt[]): Attempt {
  const there = onServer.find(({ id }) => id === here.id);
  if (!there) return here;
  // A frozen attempt is the server's; a draft may be newer on either side.
  if (there.state !== 'draft') return there;
  return { ...here, ...mergeAnswers(here, there) };
}

/** The attempt that stands for a person's results in the navigation: of interests, if they have one. */
function shownResult(attempts: readonly Attempt[]): string | undefined {
  const submitted = attempts.find(({ state }) => state === 'submitted');
  return (newestFinished(attempts, 'interests') ?? submitted)?.id;
}

/** The newest finished attempt of an instrument. */
export function newestFinished(
  attempts: readonly Attempt[],
  instrument: InstrumentId,
): Attempt | undefined {
  return finishedOf(attempts, instrument)[0];
}

/** The newest finished attempts of the other instruments: a report tells them beside the one of `instrument`. */
export function newestBeside(attempts: readonly Attempt[], instrument: InstrumentId): Attempt[] {
  return instrumentIds.flatMap((id) =>
    id === instrument ? [] : (newestFinished(attempts, id) ?? []),
  );
}

/** Finished attempts of an instrument, newest first. */
export function finishedOf(attempts: readonly Attempt[], instrument: InstrumentId): Attempt[] {
  return attempts
    .filter(
      (attempt) =>
        attempt.instrument === instruments[instrument].storedId && attempt.state === 'submitted',
    )
    .sort((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));
}

/** The draft to continue: the newest, unless a later attempt was started and finished since. */
export function openDraft(
  attempts: readonly Attempt[],
  instrument: InstrumentId,
): Attempt | undefined {
  const [newest] = attempts.filter(
    (attempt) => attempt.instrument === instruments[instrument].storedId,
  );
  return newest?.state === 'draft' ? newest : undefined;
}
