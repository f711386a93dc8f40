/** What is known of a number: the number itself (`low` equals `high`), or all that it may be. */
export type Range = { low: number; high: number };

export function exactly(value: number): Range {
  return { low: value, high: value };
}

export function plus(range: Range, value: number): Range {
  return { low: range.low + value, high: range.high + value };
}

export function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  });
}

/** In whole tens, never less than it may be: an estimate to the euro would be none. */
export function inTens({ low, high }: Range): Range {
  if (low === high) return { low, high };
  return { low: Math.floor(low / 10) * 10, high: Math.ceil(high / 10) * 10 };
}

export function isWithin(value: number, { low, high }: Range): boolean {
  return value >= low && value <= high;
}
