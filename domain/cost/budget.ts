// What a family can put in each month, beside what the first year comes to: that year spread over twelve months.
import type { Range } from '../range.ts';
import { monthsOfYear } from './cost-parts.ts';
import type { CostSum } from './cost.ts';

const months = monthsOfYear.high;

/** Euros a month. `short`: also where the year costs least; `tight`: only where it costs most; `open`: nobody knows how far it goes. */
export type Standing =
  | { kind: 'covers'; left: Range }
  | { kind: 'tight'; missing: number }
  | { kind: 'open' }
  | { kind: 'short'; missing: Range; isFloor: boolean };

/** Whether so many euros a month pay the first year. */
export function standingOf(month: number, { amount, isFloor }: CostSum): Standing {
  const { low, high } = { low: amount.low / months, high: amount.high / months };
  if (month < low) {
    return { kind: 'short', missing: { low: low - month, high: high - month }, isFloor };
  }
  if (isFloor) return { kind: 'open' };
  if (month < high) return { kind: 'tight', missing: high - month };
  return { kind: 'covers', left: { low: month - high, high: month - low } };
}

/** How much less a month one sum asks for than another; nothing where it is not less at both ends, or says less of what it has. */
export function savingOf(from: CostSum, to: CostSum): Range | undefined {
  const ends = [from.amount.low - to.amount.low, from.amount.high - to.amount.high];
  const [low, high] = [Math.min(...ends) / months, Math.max(...ends) / months];
  return low > 0 && (from.isFloor || !to.isFloor) ? { low, high } : undefined;
}

/** Three round amounts to try, in any money: half of a month of the year at its least, all of it, and all of it at its most. */
export function monthsToTry({ low, high }: Range): number[] {
  let last = 0;
  return [low / 2, low, high].map((amount) => {
    const month = Math.max(amount / months, last + 1);
    // A half of the first digit: 13,480 is 15,000.
    const step = 10 ** Math.floor(Math.log10(month)) / 2;
    last = Math.ceil(month / step) * step;
    return last;
  });
}
