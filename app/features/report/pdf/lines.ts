import { textWidth, type Font } from './font.ts';
import type { Color } from './page.ts';
import { printable, wrapped } from './printable.ts';

export type Type = { readonly font: Font; readonly size: number; readonly color: Color };

/** Lines of texts in a font by text, then by what they are measured in: each is asked for its height before it is drawn. */
const lines = new WeakMap<Font, Map<string, Map<number, readonly string[]>>>();

export function linesOf(
  text: string,
  { font, size: points }: Type,
  width: number,
): readonly string[] {
  const ofFont = lines.get(font) ?? new Map<string, Map<number, readonly string[]>>();
  lines.set(font, ofFont);
  const ofText = ofFont.get(text) ?? new Map<number, readonly string[]>();
  ofFont.set(text, ofText);
  // In larger type it is cut as in a narrower column.
  const ems = width / points;
  const known = ofText.get(ems) ?? wrapped(text, ems, (word) => wordWidth(font, word));
  ofText.set(ems, known);
  return known;
}

export function widthOf(text: string, { font, size: points }: Type): number {
  return wordWidth(font, printable(text)) * points;
}

/** Widths of words and lines at one point, by font: measuring them again for each table would take most of the time. */
const widths = new WeakMap<Font, Map<string, number>>();

function wordWidth(font: Font, word: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const width = known.get(word) ?? textWidth(font, word);
  known.set(word, width);
  return width;
}
