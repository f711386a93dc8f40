// What one instrument brings to the registry. Everybody else asks the registry and never names an instrument.
import type { LimitsByForm } from './scoring/quality-limits.ts';
import type { Attempt } from './attempt.ts';
import type { Instrument } from './instrument.ts';
import type { TestOrder } from './order-test.ts';
import type { SectionBase } from './section.ts';

/**
 * Defines an instrument of every version. `storedId`: what its attempts, releases and published versions are stored
 * under, for ever. `isRanked`: its scales are told in order, so that "the first" means something. `section` derives
 * from an attempt what a report says of it. `loadOrderTest`: what theory says of the order of its scales, where it says
 * something; loaded for a release only.
 */
export function defineInstrument<
  Scale extends string,
  StoredId extends string,
  Section extends SectionBase,
>({
  section,
  ...traits
}: {
  readonly storedId: StoredId;
  readonly scales: readonly Scale[];
  readonly limits: LimitsByForm;
  readonly isRanked: boolean;
  readonly section: (instrument: Instrument<Scale, StoredId>, attempt: Attempt) => Section;
  readonly loadOrderTest?: () => Promise<TestOrder>;
}) {
  const { storedId, scales } = traits;
  const names: readonly string[] = scales;

  function isVersion(instrument: Instrument): instrument is Instrument<Scale, StoredId> {
    return instrument.id === storedId && instrument.scales.every((scale) => names.includes(scale));
  }

  return {
    ...traits,
    isVersion,
    /** @throws RangeError when `instrument` is no version of this one. */
    sectionOf(instrument: Instrument, attempt: Attempt): Section {
      if (!isVersion(instrument)) throw new RangeError(`${instrument.id} is no ${storedId}`);
      return section(instrument, attempt);
    },
  };
}
