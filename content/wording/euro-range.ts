// From one price to another: Spanish says the euro once, behind both ("40 a 70 €"), English before each.
import { fill } from './fill.ts';

/** `words` has `{low}` and `{high}`; both amounts are written with their unit. */
export function euroRange(low: string, high: string, words: string): string {
  return fill(words, { low: low.replace(/\s€$/, ''), high });
}
