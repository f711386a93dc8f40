// What the first year and the whole degree cost, with low and high. A part is a figure with its source, a figure that the
// family typed, or unknown; while parts are unknown the sum is a floor, and with three of them there is none (specification S13).
import { sumOf, type Range } from '#domain/range.ts';
import { costParts, monthsOfYear, paceOf, type CostPart, type Pace } from './cost-parts.ts';
import { priceAge, type PriceAge } from './price-age.ts';

/** A price as its source says it. */
export type Price<Fact> = {
  low: number;
  /** `undefined`: the source says only "from". */
  high: number | undefined;
  /** Last day of the year that it is of. */
  until: string;
  facts: readonly Fact[];
};

export type CostLine<Fact> = { part: CostPart; pace: Pace } & (
  | { kind: 'own'; amount: Range }
  | { kind: 'known'; amount: Range; isFrom: boolean; age: 'current' | 'stale'; price: Price<Fact> }
  /** Too old for a sum: told with its year, as what was once paid. */
  | { kind: 'example'; price: Price<Fact> }
  | { kind: 'unknown' }
);

export type CostSum =
  | { kind: 'sum'; amount: Range }
  /** So much in any case: some parts are not in it. */
  | { kind: 'at-least'; amount: number }
  | { kind: 'none' };

export type Cost<Fact> = {
  lines: readonly CostLine<Fact>[];
  unknown: readonly CostPart[];
  firstYear: CostSum;
  degree: CostSum;
};

/** With so many unknown parts a sum would say nothing. */
export const tooManyUnknown = 3;

/** What is known for one family: no entry is a part that is unknown. */
export type KnownPrices<Fact> = Readonly<Partial<Record<CostPart, Price<Fact>>>>;

/** `parts`: those that this family pays at all. `own`: what it typed, in euros at the pace of the part. */
export function costOf<Fact>({
  parts = costParts,
  prices,
  own,
  years,
  today,
}: {
  parts?: readonly CostPart[];
  prices: KnownPrices<Fact>;
  own: Readonly<Partial<Record<CostPart, number>>>;
  years: number;
  today: string;
}): Cost<Fact> {
  const lines = parts.map((part) => lineOf(part, prices[part], own[part], today));
  const open = lines.filter(({ kind }) => kind === 'unknown' || kind === 'example');
  const unknown = open.map(({ part }) => part);
  return {
    lines,
    unknown,
    firstYear: sumLines(lines, unknown.length, 1),
    degree: sumLines(lines, unknown.length, years),
  };
}

function lineOf<Fact>(
  part: CostPart,
  price: Price<Fact> | undefined,
  own: number | undefined,
  today: string,
): CostLine<Fact> {
  const pace = paceOf[part];
  if (own !== undefined) return { part, pace, kind: 'own', amount: { low: own, high: own } };
  if (!price) return { part, pace, kind: 'unknown' };
  const age: PriceAge = priceAge(price.until, today);
  if (age === 'example') return { part, pace, kind: 'example', price };
  const { low, high = low } = price;
  const isFrom = price.high === undefined;
  return { part, pace, kind: 'known', amount: { low, high }, isFrom, age, price };
}

function sumLines<Fact>(lines: readonly CostLine<Fact>[], unknown: number, years: number): CostSum {
  if (unknown >= tooManyUnknown) return { kind: 'none' };
  const amount = sumOf(
    lines.flatMap((line) => ('amount' in line ? overYears(line.amount, line.pace, years) : [])),
  );
  const isFloor = unknown > 0 || lines.some((line) => line.kind === 'known' && line.isFrom);
  return isFloor ? { kind: 'at-least', amount: amount.low } : { kind: 'sum', amount };
}

/** A part over so many years, each of ten to twelve months. */
function overYears({ low, high }: Range, pace: Pace, years: number): Range {
  if (pace === 'once') return { low, high };
  if (pace === 'year') return { low: low * years, high: high * years };
  const { low: least, high: most } = monthsOfYear;
  return { low: low * least * years, high: high * most * years };
}
