// What every page of the PDF has in common: its size, colours, fonts and spacing.
import type { Font } from './font.ts';
import type { Color } from './page.ts';

/** A4 in points, and the margins of every page. */
export const size = { width: 595.28, height: 841.89 };
export const margin = { x: 50, top: 54, bottom: 58 };

export const colors = {
  ink: hex('#14213d'),
  muted: hex('#4d5870'),
  line: hex('#d9cfbc'),
  sea: hex('#1b6b7a'),
  soft: hex('#e2eeec'),
  beam: hex('#f2b33d'),
};

/** The site's fonts: text, what is stressed in it, and headings. */
export type Fonts = { readonly plain: Font; readonly bold: Font; readonly display: Font };

/** How a document is set throughout. */
export type Style = {
  /** In how many columns texts are set where that reads well. */
  readonly columns: number;
  /** The size of its text in points; what is printed smaller does not follow it. */
  readonly text: number;
  /** From line to line in a paragraph, as a share of the type's size. */
  readonly leading: number;
  /** How much of the usual space stands between things, as a share. */
  readonly air: number;
};

export function hex(text: string): Color {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)].map((share) => share.toFixed(3)).join(' ');
}
