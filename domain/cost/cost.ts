// What the first year and the whole degree cost, from low to high. A part is a figure with its source, a figure that the
// family typed, an estimate from the nearest like figure, or unknown.
import { sumOf, type Range } from '#domain/range.ts';
import { costParts, monthsOfYear, paceOf, type CostPart, type Pace } from './cost-parts.ts';
import { priceAge } from './price-age.ts';

/** A price as its source says it. */
export type Price<Fact> = {
  low: number;
  /** `undefined`: the source says only "from". */
  high: number | undefined;
  /** Last day of the year that it is of. */
  until: string;
  facts: readonly Fact[];
};

/**
 * What an estimate is taken from: an `old` price of the same thing, prices of other `cities`, of `madrid` alone, of other
 * `regions`, or the price of residents where a source says that others paid the `same`.
 */
export type Basis = 'old' | 'cities' | 'madrid' | 'regions' | 'same';

/** What a part that is not known may cost. The price of a citizen of the EU stands for that of others as `same` alone. */
export type Estimate<Fact> = { basis: Basis; price: Price<Fact> };

export type CostLine<Fact> = { part: CostPart; pace: Pace } & (
  | { kind: 'own'; amount: Range }
  | { kind: 'known'; amount: Range; isFrom: boolean; age: 'current' | 'stale'; price: Price<Fact> }
  | ({ kind: 'estimated'; amount: Range; isFrom: boolean } & Estimate<Fact>)
  | { kind: 'unknown' }
);

export type CostSum = {
  amount: Range;
  /** Parts are missing that weigh, or a source says only "from": the high end is not said. */
  isFloor: boolean;
};

export type Cost<Fact> = {
  lines: readonly CostLine<Fact>[];
  /** Parts without any basis, which are in no sum. */
  unknown: readonly CostPart[];
  firstYear: CostSum;
  /** How much of the first year's low end is of this year or the family's own, in euros; later years are not certain. */
  certain: number;
  /** All `years` of it. */
  degree: CostSum;
  years: number;
};

/** With so many parts without any basis the high end would say too little. */
export const tooManyUnknown = 3;

/** What is known for one family: no entry is a part that is unknown. */
export type KnownPrices<Fact> = Readonly<Partial<Record<CostPart, Price<Fact>>>>;

/** By part, where there is a basis; what is known counts before it. */
export type Estimates<Fact> = Readonly<Partial<Record<CostPart, Estimate<Fact>>>>;

/** `parts`: those that this family pays at all. `own`: what it typed, in euros at the pace of the part. */
export function costOf<Fact>({
  parts = costParts,
  prices,
  estimates = {},
  own,
  years,
  today,
}: {
  parts?: readonly CostPart[];
  prices: KnownPrices<Fact>;
  estimates?: Estimates<Fact>;
  own: Readonly<Partial<Record<CostPart, number>>>;
  years: number;
  today: string;
}): Cost<Fact> {
  const lines = parts.map((part) =>
    lineOf(part, own[part], prices[part], { estimate: estimates[part], today }),
  );
  const unknown = lines.filter(({ kind }) => kind === 'unknown').map(({ part }) => part);
  return {
    lines,
    unknown,
    firstYear: sumLines(lines, unknown.length, 1),
    certain: firstYearOf(lines).certain,
    degree: sumLines(lines, unknown.length, years),
    years,
  };
}

/** What some of the lines come to in the first year, and how much of that is certain. */
export function firstYearOf(lines: readonly CostLine<unknown>[]): {
  amount: Range;
  certain: number;
} {
  return { amount: amountOver(lines, 1), certain: amountOver(lines.filter(isCertain), 1).low };
}

/** What is paid month by month, in one of them. */
export function monthOf(lines: readonly CostLine<unknown>[]): Range {
  return sumOf(
    lines.flatMap((line) => (line.pace === 'month' && 'amount' in line ? line.amount : [])),
  );
}

function lineOf<Fact>(
  part: CostPart,
  own: number | undefined,
  price: Price<Fact> | undefined,
  { estimate, today }: { estimate: Estimate<Fact> | undefined; today: string },
): CostLine<Fact> {
  const pace = paceOf[part];
  if (own !== undefined) return { part, pace, kind: 'own', amount: { low: own, high: own } };
  const age = price && priceAge(price.until, today);
  if (price && age && age !== 'example') {
    return { part, pace, kind: 'known', ...amountOf(price), age, price };
  }
  const found = price ? ({ basis: 'old', price } as const) : estimate;
  if (!found) return { part, pace, kind: 'unknown' };
  return { part, pace, kind: 'estimated', ...amountOf(found.price), ...found };
}

function amountOf({ low, high }: Pick<Price<unknown>, 'low' | 'high'>) {
  return { amount: { low, high: high ?? low }, isFrom: high === undefined };
}

function sumLines<Fact>(lines: readonly CostLine<Fact>[], unknown: number, years: number): CostSum {
  const isFrom = lines.some((line) => 'isFrom' in line && line.isFrom);
  return { amount: amountOver(lines, years), isFloor: unknown >= tooManyUnknown || isFrom };
}

function amountOver(lines: readonly CostLine<unknown>[], years: number): Range {
  return sumOf(
    lines.flatMap((line) => ('amount' in line ? overYears(line.amount, line.pace, years) : [])),
  );
}

function isCertain(line: CostLine<unknown>): boolean {
  return line.kind === 'own' || (line.kind === 'known' && line.age === 'current');
}

/** A part over so many years, each of ten to twelve months. */
function overYears({ low, high }: Range, pace: Pace, years: number): Range {
  if (pace === 'once') return { low, high };
  if (pace === 'year') return { low: low * years, high: high * years };
  const { low: least, high: most } = monthsOfYear;
  return { low: low * least * years, high: high * most * years };
}
