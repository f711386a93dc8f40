import { readAmount } from './read-euros.ts';

/** Beyond this a figure is a slip of the finger in any money. */
const highest = 1_000_000_000;

/** What was typed, in euros a month; nothing where it is no amount. */
export function readBudget(
  typed: string,
  /** How many of the family's money a euro buys. */
  perEuro = 1,
): number | undefined {
  const read = readAmount(typed.replace(/^\s*(?:\$|S\/|€)\s?/, ''), highest);
  return read.kind === 'amount' ? read.amount / perEuro : undefined;
}
