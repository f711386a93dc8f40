import type { Locale } from '#domain/locale.ts';
import type { RegionId } from '#domain/regions.ts';

/** Who said it, when, and on which page: a home page would only pretend to say it. */
export type Citation = {
  publisher: string;
  /** Day, month or year of publication, `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  published: string;
  sourceKind: 'press' | 'official';
  /** As of every fact: primary, secondary, or not verified. */
  mark: 'V' | 'S' | 'U';
  url: string;
  /** Day of the last look, and the day after which somebody must look again. */
  checked: string;
  staleAfter: string;
  /** Of a price: the year that it is of. */
  year?: string;
};

/** What citizens of the European Union and residents of Spain pay at first enrolment, in euros. */
export type ResidentPrice = Citation & {
  /** Academic year, `2024-25`. */
  year: string;
  per: 'credit' | 'year';
  /** `mean` over the degrees, one price for all of them (`single`), from `low` to `high`, or `from` low upwards. */
  form: 'mean' | 'single' | 'range' | 'from';
  low: number;
  high: number;
};

/** What anybody else pays: the normal case of a family from Latin America. */
export type ForeignPrice =
  | { kind: 'unknown' }
  | (Citation & { year: string } & (
        | {
            kind: 'examples';
            /** Euros a year of sixty credits, beside what a resident paid for the same. */
            examples: readonly { degree: DegreeId; resident: number; foreign: number }[];
            /** A cut that was announced, with who said last that it was not in force. */
            announcedCut?: Citation;
          }
        /** So many times what residents pay; `fullCostFrom`: the year from which it may rise to the full cost. */
        | { kind: 'times'; times: number; fullCostFrom?: number }
        /** Each university decides, up to so many times what residents pay. */
        | { kind: 'up-to-times'; times: number }
        /** Charged more in that year; nobody says how much. */
        | { kind: 'more' }
        /** Charged no more in that year. */
        | { kind: 'same' }
      ));

export type DegreeId = 'history' | 'medicine';

export type TuitionByRegion = {
  region: RegionId;
  name: Readonly<Record<Locale, string>>;
  /** `null`: we have found no figure. */
  resident: ResidentPrice | null;
  foreign: ForeignPrice;
};

export type Tuition = {
  /** The mean over all of Spain. */
  spain: ResidentPrice;
  /** The one look at all regions: those that charged no more in that year; all the others did. */
  census: Citation & { year: string; without: readonly RegionId[] };
  /** A university that says that a stay for studies is no residence. */
  stay: Citation;
  regions: readonly TuitionByRegion[];
};

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
  // A multiple of another year's price would be a figure that nobody ever charged.
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

/** The table without what nobody verified: there a price is unknown. */
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
