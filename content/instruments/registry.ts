// What every instrument of the domain says: one line each, or this does not compile. A member never imports the registry.
import type { InstrumentId, SectionFor } from '#domain/instruments/registry.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { Locale } from '#domain/locale.ts';
import type { InstrumentContent, WordsOfSection } from './instrument-content.ts';
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
  readonly [Id in InstrumentId]: Awaited<ReturnType<Contents[Id]['words'][Locale]>>;
};

/** Told apart by `id`. */
export type PublishedInstrument = Awaited<
  ReturnType<Contents[InstrumentId]['versions'][number]['instrument']>
>;
