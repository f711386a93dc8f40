// What every instrument of the domain says: one line each, or this does not compile. A member never imports the registry.
import { instrumentIds, type InstrumentId, type SectionFor } from '#domain/instruments/registry.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { Locale } from '#domain/locale.ts';
import type { InstrumentContent, InstrumentNames, WordsOfSection } from './instrument-content.ts';
import { interests } from './interests/interests.ts';
import { personality } from './personality/personality.ts';
import { values } from './values/values.ts';

export const instrumentContents = {
  interests,
  values,
  personality,
} satisfies {
  readonly [Id in InstrumentId]: InstrumentContent<
    Instrument,
    SectionFor<Id>,
    WordsOfSection,
    never
  >;
};

type Contents = typeof instrumentContents;

/** The words of every section in one language. */
export type InstrumentWords = {
  readonly [Id in InstrumentId]: Awaited<
    ReturnType<Awaited<ReturnType<Contents[Id]['section']>>['words'][Locale]>
  >;
};

/** Told apart by `id`. */
export type PublishedInstrument = Awaited<
  ReturnType<Contents[InstrumentId]['versions'][number]['instrument']>
>;

/** One of the names of each instrument, for the dictionary of a page: `namesIn('es', 'take')`. */
export function namesIn<Key extends keyof InstrumentNames>(
  locale: Locale,
  key: Key,
): Readonly<Record<InstrumentId, InstrumentNames[Key]>> {
  const names = instrumentIds.map((id) => {
    const inLocale: InstrumentNames = instrumentContents[id].names[locale];
    return { [id]: inLocale[key] };
  });
  return Object.assign({}, ...names);
}
