// As figures are kept: no more decimals than they are good for.
import { rounded, SMALLEST_CELL } from '#domain/research/protect-table.ts';
import type { Estimate, Part } from '#domain/research/study.ts';
import { Z95 } from '#lab/statistics/omega.ts';

export function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** Each of three figures rounded; `null` where there is none. */
export function toEstimate(
  found: { value: number; low: number; high: number } | undefined,
  decimals: number,
): Estimate | null {
  if (!found || ![found.value, found.low, found.high].every(Number.isFinite)) return null;
  return {
    value: round(found.value, decimals),
    low: round(found.low, decimals),
    high: round(found.high, decimals),
  };
}

/** A figure and its standard error as a 95 % interval. */
export function around(value: number, error: number, decimals: number): Estimate {
  return {
    value: round(value, decimals),
    low: round(value - Z95 * error, decimals),
    high: round(value + Z95 * error, decimals),
  };
}

/** Figures of so many people, or how many more it takes: never which number exactly. */
export function partFrom<Figures>(
  { n, fewest, today }: { n: number; fewest: number; today: string },
  make: () => Figures,
): Part<Figures> {
  if (n >= fewest) return { kind: 'made', n: rounded(n), asOf: today, figures: make() };
  return { kind: 'not-yet', missing: missing(n, fewest) };
}

/** To the nearest five and never none; fewer people than stand in a cell count as none. */
export function missing(people: number, fewest: number): number {
  const told = people < SMALLEST_CELL ? 0 : rounded(people);
  return Math.max(5, fewest - told);
}
