// Published versions, loaded one at a time, so that a browser gets only what it asks.
import { instrumentIds, instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { PublishedVersion } from './instrument-content.ts';
import { instrumentContents, type PublishedInstrument } from './registry.ts';
import type { Wording } from './wording.ts';

type Publication = PublishedVersion<PublishedInstrument> & {
  readonly id: PublishedInstrument['id'];
};

/** Every version of every instrument, by the id that its attempts are stored under. */
export const published: readonly Publication[] = instrumentIds.flatMap((id) =>
  instrumentContents[id].versions.map((version) => ({ id: instruments[id].storedId, ...version })),
);

/** How many questions the full form of a published version has; `undefined` when no such version was published. */
export function questionsOf(id: string, version: number): number | undefined {
  return find(id, version)?.questions;
}

/** The instrument that an attempt names, or `undefined` when no such version was published. */
export async function loadInstrument(
  id: string,
  version: number,
): Promise<PublishedInstrument | undefined> {
  return find(id, version)?.instrument();
}

/** The words of a published version in one language, or `undefined` when no such version was published. */
export async function loadWording(
  id: string,
  version: number,
  locale: Locale,
): Promise<Wording | undefined> {
  return find(id, version)?.wording[locale]();
}

/**
 * What taking a test needs, in one language.
 * @throws RangeError when no such version was published.
 */
export async function loadTest(
  id: InstrumentId,
  version: number,
  locale: Locale,
): Promise<{ instrument: PublishedInstrument; wording: Wording }> {
  const [instrument, wording] = await Promise.all([
    loadInstrument(instruments[id].storedId, version),
    loadWording(instruments[id].storedId, version, locale),
  ]);
  if (!instrument || !wording) throw new RangeError(`${id} v${version} is not published`);
  return { instrument, wording };
}

function find(id: string, version: number): Publication | undefined {
  return published.find((one) => one.id === id && one.version === version);
}
