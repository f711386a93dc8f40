// Every published version of every instrument, loaded one at a time, so that a browser gets only what it asks.
// Versions are only ever added: old attempts are scored with theirs.
import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { PersonalityInstrument } from '#domain/instruments/personality/traits.ts';
import type { ValuesInstrument } from '#domain/instruments/values/work-values.ts';
import type { Wording } from './wording.ts';

/** Told apart by `id`; further kinds of instrument join here as further members of the union. */
export type PublishedInstrument = InterestsInstrument | ValuesInstrument | PersonalityInstrument;

type Publication = {
  readonly id: PublishedInstrument['id'];
  readonly version: number;
  readonly instrument: () => Promise<PublishedInstrument>;
  readonly wording: Readonly<Record<Locale, () => Promise<Wording>>>;
};

export const published: readonly Publication[] = [
  {
    id: 'riasec',
    version: 1,
    instrument: async () => (await import('./interests/v1/instrument.ts')).interestsV1,
    wording: {
      es: async () => (await import('./interests/v1/wording-es.ts')).wordingEs,
      en: async () => (await import('./interests/v1/wording-en.ts')).wordingEn,
    },
  },
  {
    id: 'values',
    version: 1,
    instrument: async () => (await import('./values/v1/instrument.ts')).valuesV1,
    wording: {
      es: async () => (await import('./values/v1/wording-es.ts')).wordingEs,
      en: async () => (await import('./values/v1/wording-en.ts')).wordingEn,
    },
  },
  {
    id: 'personality',
    version: 1,
    instrument: async () => (await import('./personality/v1/instrument.ts')).personalityV1,
    wording: {
      es: async () => (await import('./personality/v1/wording-es.ts')).wordingEs,
      en: async () => (await import('./personality/v1/wording-en.ts')).wordingEn,
    },
  },
];

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
