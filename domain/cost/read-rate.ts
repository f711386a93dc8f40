/**
 * How many of a currency one euro buys, as it is typed. 4.500 may be four and a half or four thousand five hundred:
 * where three figures follow one mark it is not guessed, but asked for again.
 */
export function readRate(typed: string): number | undefined {
  const text = typed.trim();
  if (typed.length > 24 || !/^\d{1,8}(?:[.,]\d{1,6})?$/.test(text)) return undefined;
  if (/[.,]\d{3}$/.test(text)) return undefined;
  const rate = Number(text.replace(',', '.'));
  return rate > 0 ? rate : undefined;
}
