// What one release says about one test: numbers about everybody who takes part, and tables that were made safe. Codes
// and numbers; the words are the page's. Rules: threats P16, P17.
import type { OrderTest } from '#domain/instruments/order-test.ts';
import type { Table } from './protect-table.ts';

/** Fewer people than this are no release: correlations would be noise (their error at 300 is about .06). */
export const SMALLEST_RELEASE = 300;

export type ScaleFigures = {
  readonly scale: string;
  /** Two decimals. */
  readonly mean: number;
  readonly deviation: number;
  /** Three decimals; `null` when answers do not vary. */
  readonly alpha: number | null;
};

/** A table with the day of its people: one that could not be renewed safely stays as an earlier release had it. */
export type DatedTable = Table & { readonly asOf: string };

export type Release = {
  readonly instrument: string;
  readonly version: number;
  /** People, to the nearest five. */
  readonly n: number;
  /** Days: the first of the month by whose end at least `k` people had answered, and the day of the release. */
  readonly from: string;
  readonly to: string;
  readonly k: number;
  readonly scales: readonly ScaleFigures[];
  /** Three decimals, in the order of `scales`. */
  readonly correlations: readonly (readonly number[])[];
  /** Of the interest test only, from the correlations as printed. */
  readonly order: OrderTest | null;
  /** Whose first letter stands apart, by age band and by country; `null` while groups are too small. */
  readonly firstByAge: DatedTable | null;
  readonly firstByCountry: DatedTable | null;
};

/** The column of those whose first place is shared. */
export const TIED = 'tied';
/** The row of groups too small to stand alone, and of those who did not say. */
export const OTHERS = 'others';
