import type { Attempt } from '#domain/instruments/attempt.ts';
import { isTestId, testIds, type TestId } from './test-pages.ts';

/**
 * Whose results to show: of the test in the address, else the one that the page before named or
 * whose result it named, else the one finished last, else interests.
 */
export function chosenTest(
  attempts: readonly Attempt[],
  { state, search }: { state: unknown; search: string },
): TestId {
  const named = new URLSearchParams(search).get('test') ?? readState(state, 'test');
  const shown = attempts.find(({ id }) => id === readState(state, 'show'));
  const [last] = attempts
    .filter((attempt) => attempt.state === 'submitted' && isTestId(attempt.instrument))
    .sort((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));
  for (const id of [named, shown?.instrument, last?.instrument]) if (isTestId(id)) return id;
  return testIds[0];
}

/** What the page before left in the history entry. */
export function readState(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : undefined;
}
