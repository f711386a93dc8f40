import type { Attempt } from '#domain/instruments/attempt.ts';
import { newestFinished } from '#app/data/attempts/merged-attempts.ts';
import { firstInstrument } from '#app/shown-instruments.ts';
import { instrumentIdOf, type InstrumentId } from '#domain/instruments/registry.ts';

/**
 * Whose results to show: of the test in the address, else the one that the page before named or whose result it named.
 * Where none is named it is interests, which have the name, the drawing and the careers; without them the test that was
 * finished last.
 */
export function chosenTest(
  attempts: readonly Attempt[],
  { state, search }: { state: unknown; search: string },
): InstrumentId {
  const named = new URLSearchParams(search).get('test') ?? readState(state, 'test');
  const shown = attempts.find(({ id }) => id === readState(state, 'show'));
  const [last] = attempts
    .filter((attempt) => attempt.state === 'submitted' && instrumentIdOf(attempt.instrument))
    .sort((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));
  const first = newestFinished(attempts, firstInstrument) ?? last;
  for (const storedId of [named, shown?.instrument, first?.instrument]) {
    const id = instrumentIdOf(storedId);
    if (id) return id;
  }
  return firstInstrument;
}

/** What the page before left in the history entry. */
export function readState(state: unknown, key: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : undefined;
}
