// All published instruments at once, for code that needs them without waiting: tests, benches, the server. A browser loads
// the one it shows (`load-published.ts`).
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { instruments } from '#domain/instruments/registry.ts';
import { published } from './load-published.ts';
import type { PublishedInstrument } from './registry.ts';

export const publications = await Promise.all(
  published.map(async ({ instrument, wording }) => ({ instrument: await instrument(), wording })),
);

/** The instrument of any kind that an attempt names, or `undefined` when no such version was published. */
export function findPublished(id: string, version: number): PublishedInstrument | undefined {
  return publications.find(
    ({ instrument }) => instrument.id === id && instrument.version === version,
  )?.instrument;
}

/** The version of the interest test that an attempt names; `undefined` for other tests and unpublished versions. */
export function findInstrument(id: string, version: number): InterestsInstrument | undefined {
  const instrument = findPublished(id, version);
  return instrument?.id === instruments.interests.storedId ? instrument : undefined;
}
