import type { Attempt } from '#domain/instruments/attempt.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import { newestFinished, openDraft } from '#app/data/attempts/merged-attempts.ts';

/** How far a person is with one test; both where a finished one is taken again. */
export type TestProgress = {
  readonly finished: Attempt | undefined;
  readonly draft: Attempt | undefined;
};

export function testProgress(attempts: readonly Attempt[], test: InstrumentId): TestProgress {
  return { finished: newestFinished(attempts, test), draft: openDraft(attempts, test) };
}

/**
 * How much of a ring is drawn, from 0 to 1: all of it for a finished test, and of a draft the answered part of `length`
 * questions. A short form ends where the answers decide: of that one, and while the length is on its way, nothing is drawn.
 */
export function ringShare(
  { finished, draft }: TestProgress,
  answered: number,
  length: number | undefined,
): number {
  if (finished) return 1;
  if (!draft || !length) return 0;
  return Math.min(1, answered / length);
}
