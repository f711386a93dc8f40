// An amount as it is typed, in whole or hundredths: 1.200, 1,200, 1200,50 and 1 200 are understood; anything else is
// kept as it was typed and asked for again.
export type TypedAmount =
  { kind: 'empty' } | { kind: 'amount'; amount: number } | { kind: 'unreadable'; text: string };

const shownLength = 24;
/** Beyond this a figure is a slip of the finger, or of another currency. */
const mostEuros = 1_000_000;

export function readEuros(typed: string): TypedAmount {
  return readAmount(typed, mostEuros);
}

/** The same in any money, up to the highest that makes sense. */
export function readAmount(typed: string, highest: number): TypedAmount {
  const text = typed.slice(0, shownLength * 2).trim();
  if (text === '') return { kind: 'empty' };
  const unreadable = { kind: 'unreadable', text: text.slice(0, shownLength) } as const;
  if (typed.length > shownLength) return unreadable;
  const found = /^(\d{1,10}|\d{1,3}(?:[.,\s]\d{3})+)(?:[.,](\d{1,2}))?\s?€?$/.exec(text);
  if (!found) return unreadable;
  const [, whole = '', cents = ''] = found;
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${cents || '0'}`);
  return amount <= highest ? { kind: 'amount', amount } : unreadable;
}
