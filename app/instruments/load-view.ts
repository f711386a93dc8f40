/// <reference types="vite/client" />
import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { SectionView } from './section-view.ts';

// Found by their folders, apart from `shown-instruments.ts`: every address knows that one, and every view knows addresses.
const views = import.meta.glob<{ View: SectionView }>('./*/view.tsx');

/**
 * The view of an instrument's section in a report.
 * @throws RangeError for an instrument whose folder has none.
 */
export async function loadView(id: InstrumentId): Promise<SectionView> {
  const load = views[`./${id}/view.tsx`];
  if (!load) throw new RangeError(`${id} has no view.tsx`);
  return (await load()).View;
}
