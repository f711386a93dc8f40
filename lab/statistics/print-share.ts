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

export type Goal =
  | { readonly atLeast: number }
  | { readonly atMost: number }
  /** The whole interval lies below: another draw would meet it, too. */
  | { readonly surelyAtMost: number };

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
  const [isMet, limit] = judged(goal, { share, high });
  console.log(`${line}   ${limit} ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

function judged(goal: Goal, { share, high }: { share: number; high: number }): [boolean, string] {
  if ('atLeast' in goal) return [share >= goal.atLeast, `at least ${decimals(goal.atLeast)}`];
  if ('atMost' in goal) return [share <= goal.atMost, `at most ${decimals(goal.atMost)}`];
  return [high <= goal.surelyAtMost, `whole interval at most ${decimals(goal.surelyAtMost)}`];
}
