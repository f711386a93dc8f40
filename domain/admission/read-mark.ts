// A mark as it is typed. What is no mark on the scale is kept as it was typed and asked for again: 18/20 or 73.5
// are marks of another scale, and dividing them would invent a conversion that only the Ministry makes.
import { isWithin, type Range } from '#domain/range.ts';

export type TypedMark =
  | { kind: 'empty' }
  | { kind: 'mark'; mark: number }
  /** A number, but none of this scale. */
  | { kind: 'outside'; text: string }
  | { kind: 'unreadable'; text: string };

/** So much of what was typed is shown back: a whole book may have been pasted. */
export const shownLength = 24;

/** `7,35` and `7.35` are the same mark. */
export function readMark(typed: string, scale: Range): TypedMark {
  const text = typed.slice(0, shownLength * 2).trim();
  if (text === '') return { kind: 'empty' };
  const shown = text.slice(0, shownLength);
  if (typed.length > shownLength || !/^\d{1,3}(?:[.,]\d{1,3})?$/.test(text)) {
    return { kind: 'unreadable', text: shown };
  }
  const mark = Number(text.replace(',', '.'));
  return isWithin(mark, scale) ? { kind: 'mark', mark } : { kind: 'outside', text: shown };
}
