// The page on which each instrument is taken. Exhaustive: an instrument of the domain without a line here does not
// compile. `routes.ts` makes the record of the page; the view of the section is `view.tsx` in the folder of the instrument.
import type { InstrumentId } from '#domain/instruments/registry.ts';

export const shownInstruments = {
  interests: { page: 'assessment' },
  values: { page: 'values-test' },
  personality: { page: 'personality-test' },
} as const satisfies Readonly<Record<InstrumentId, ShownInstrument>>;

/** In the order in which the tests are listed. */
export const shownIds = Object.keys(shownInstruments).filter(isShown);

/** A page on which an instrument is taken. */
export type TestPageId = (typeof shownInstruments)[InstrumentId]['page'];

/** The test that is meant where none is named, and whose result careers are found by. */
export const firstInstrument: InstrumentId = 'interests';

type ShownInstrument = {
  /** Where the test is taken, also its address; its results all stand on one page. */
  readonly page: string;
};

function isShown(id: string): id is InstrumentId {
  return Object.hasOwn(shownInstruments, id);
}
