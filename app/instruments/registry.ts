// How each instrument is shown: the page on which it is taken, and the view of its section in a report. Exhaustive: an
// instrument of the domain without a line here does not compile.
import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { PageId } from '#app/routes.ts';
import type { SectionView } from './section-view.ts';

export const shownInstruments = {
  interests: { load: () => import('./interests/view.tsx'), page: 'assessment' },
  values: { load: () => import('./values/view.tsx'), page: 'values-test' },
  personality: { load: () => import('./personality/view.tsx'), page: 'personality-test' },
} as const satisfies Readonly<Record<InstrumentId, ShownInstrument>>;

/** The test that is meant where none is named, and whose result careers are found by. */
export const firstInstrument: InstrumentId = 'interests';

type ShownInstrument = {
  /** Where the test is taken; its results all stand on one page. */
  readonly page: PageId;
  readonly load: () => Promise<{ View: SectionView }>;
};
