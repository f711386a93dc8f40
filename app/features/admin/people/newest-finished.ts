import type { Attempt } from '#domain/instruments/attempt.ts';

/** Of each instrument the attempt that was finished last. */
export function newestFinished(attempts: readonly Attempt[]): readonly Attempt[] {
  const finished = attempts
    .filter(({ state }) => state === 'submitted')
    .toSorted((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));
  return finished.filter(
    (attempt, index) =>
      finished.findIndex(({ instrument }) => instrument === attempt.instrument) === index,
  );
}
