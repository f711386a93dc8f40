import type { TuitionRecord } from '#content/schemas/tuition.ts';

/** As its record says it: each price with the page that rests on. */
export type Tuition = TuitionRecord;
export type Citation = Tuition['stay'] & { year?: string };
export type ResidentPrice = Tuition['spain'];
export type TuitionByRegion = Tuition['regions'][number];
export type ForeignPrice = TuitionByRegion['foreign'];

/** Credits of a full academic year; a year's price from a credit's is our own arithmetic. */
const creditsOfYear = 60;

/** What residents pay for a year, in whole euros. */
export function yearOf({ per, low, high }: ResidentPrice): { low: number; high: number } {
  const count = per === 'credit' ? creditsOfYear : 1;
  return { low: Math.round(low * count), high: Math.round(high * count) };
}

/** What the others pay for a year where a figure is known; `undefined` where it has to be asked for. */
export function foreignYearOf({
  foreign,
  resident,
}: Pick<TuitionByRegion, 'foreign' | 'resident'>): { low: number; high: number } | undefined {
  if (foreign.kind === 'examples') {
    const amounts = foreign.examples.map((example) => example.foreign);
    return { low: Math.min(...amounts), high: Math.max(...amounts) };
  }
  // A multiple of another year's price would be a figure that was never charged.
  if (foreign.kind !== 'times' || resident?.year !== foreign.year) return undefined;
  const { low, high } = yearOf(resident);
  return { low: Math.round(low * foreign.times), high: Math.round(high * foreign.times) };
}

/** The regions that have a figure for those from outside, the dearest first. */
export function knownForeign({ regions }: Pick<Tuition, 'regions'>): TuitionByRegion[] {
  const dearest = (region: TuitionByRegion) => foreignYearOf(region)?.high ?? 0;
  return regions
    .filter(({ foreign }) => foreign.kind === 'examples' || foreign.kind === 'times')
    .toSorted((a, b) => dearest(b) - dearest(a));
}

/** From the lowest to the highest year of those that are known. */
export function widest(
  years: readonly ({ low: number; high: number } | undefined)[],
): { low: number; high: number } | undefined {
  const known = years.filter((year) => year !== undefined);
  if (known.length === 0) return undefined;
  return {
    low: Math.min(...known.map(({ low }) => low)),
    high: Math.max(...known.map(({ high }) => high)),
  };
}

/** The table without what was not verified: there a price is unknown. */
export function believedTuition(tuition: Tuition): Tuition {
  return {
    ...tuition,
    regions: tuition.regions.map((region) => ({
      ...region,
      resident: region.resident?.mark === 'U' ? null : region.resident,
      foreign: believedForeign(region.foreign),
    })),
  };
}

function believedForeign(foreign: ForeignPrice): ForeignPrice {
  if (foreign.kind === 'unknown') return foreign;
  if (foreign.mark === 'U') return { kind: 'unknown' };
  if (foreign.kind !== 'examples' || foreign.announcedCut?.mark !== 'U') return foreign;
  const { announcedCut: _unverified, ...told } = foreign;
  return told;
}
