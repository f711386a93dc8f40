// How the benches print a share, and what a missed goal does.
import { wilson } from './wilson.ts';

/** Mean of numbers, or the share of true ones. */
export function mean(values: readonly (number | boolean)[]): number {
  return values.reduce<number>((sum, value) => sum + Number(value), 0) / values.length;
}

/** Three decimals without the leading zero. */
export function decimals(value: number): string {
  return value.toFixed(3).replace(/^(-?)0/, '$1');
}

export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One line of a table; returns whether its goal is met (a line without one always is). */
export function printShare(
  what: string,
  values: readonly (number | boolean)[],
  goal?: Goal,
): boolean {
  const share = mean(values);
  const [low, high] = wilson(share, values.length);
  const line = `${what.padEnd(40)} ${decimals(share)}   ${decimals(low)} to ${decimals(high)}`;
  if (goal === undefined) {
    console.log(line);
    return true;
  }
  const isMet = 'atLeast' in goal ? share >= goal.atLeast : share <= goal.atMost;
  const limit =
    'atLeast' in goal ? `at least ${decimals(goal.atLeast)}` : `at most ${decimals(goal.atMost)}`;
  console.log(`${line}   ${limit} ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}
