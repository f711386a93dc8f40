// What every instrument of the domain says: a line of `members.ts` each, or this does not compile. A member never imports
// the registry.
import { instrumentIds, type InstrumentId, type SectionFor } from '#domain/instruments/registry.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { Locale } from '#domain/locale.ts';
import type { FurtherId } from '#domain/report/read-together.ts';
import type { InstrumentContent, InstrumentNames } from './instrument-content.ts';
import type { WordsOfFurtherSection, WordsOfSection } from './section/words-of-section.ts';
import * as members from './members.ts';

export const instrumentContents = members satisfies {
  readonly [Id in InstrumentId]: InstrumentContent<
    Instrument,
    SectionFor<Id>,
    Id extends FurtherId ? WordsOfFurtherSection : WordsOfSection,
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

/**
 * One of the names of each instrument, for the dictionary of a page: `namesIn('es', 'take')`. The build writes what it
 * returns into the dictionary (`tools/build/written-names.ts`), so that a browser gets no other.
 */
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
