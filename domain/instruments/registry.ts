// Every instrument by its one name, in the order in which reports tell them. The line here makes the name; the registries
// of `content` and `app` must have one for it, or they do not compile. What derives a section is loaded when one is read.
// `storedId`: what attempts, releases and published versions are stored under; the one place that knows it is `riasec`.
import type { Attempt } from './attempt.ts';
import type { Instrument } from './instrument.ts';

export const instruments = {
  interests: { storedId: 'riasec', load: () => import('./interests/interests.ts') },
  values: { storedId: 'values', load: () => import('./values/values.ts') },
  personality: { storedId: 'personality', load: () => import('./personality/personality.ts') },
} as const;

export type InstrumentId = keyof typeof instruments;

export const instrumentIds = Object.keys(instruments).filter(isInstrumentId);

type Kind<Id extends InstrumentId> = Awaited<
  ReturnType<(typeof instruments)[Id]['load']>
>['definition'];

/** One section of a report, of any instrument; told apart by `instrument`. */
export type Section = { [Id in InstrumentId]: ReturnType<Kind<Id>['sectionOf']> }[InstrumentId];

export type SectionFor<Id extends InstrumentId> = Extract<Section, { readonly instrument: Id }>;

export function isInstrumentId(text: string | null | undefined): text is InstrumentId {
  return typeof text === 'string' && Object.hasOwn(instruments, text);
}

/** The name of a stored id, or `undefined` for an instrument that is not ours (any more). */
export function instrumentIdOf(storedId: string | null | undefined): InstrumentId | undefined {
  return instrumentIds.find((id) => instruments[id].storedId === storedId);
}

/**
 * What is the same for all versions of an instrument.
 * @throws RangeError for an instrument that is not registered.
 */
export async function definitionOf({ id: storedId }: Pick<Instrument, 'id'>) {
  const id = instrumentIdOf(storedId);
  if (!id) throw new RangeError(`${storedId} is not registered`);
  return (await instruments[id].load()).definition;
}

/**
 * What an attempt says, with the version that it was given in. Scores are not derived elsewhere.
 * @throws RangeError for a version of an instrument that is not registered.
 */
export async function sectionOf(instrument: Instrument, attempt: Attempt): Promise<Section> {
  return (await definitionOf(instrument)).sectionOf(instrument, attempt);
}

/** The section of one instrument; of two the first counts. */
export function sectionFor<Id extends InstrumentId>(
  sections: readonly Section[],
  id: Id,
): SectionFor<Id> | undefined {
  return sections.find((section): section is SectionFor<Id> => section.instrument === id);
}
