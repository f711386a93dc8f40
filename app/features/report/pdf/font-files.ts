import { readFont } from './font.ts';
import type { Fonts } from './pdf-theme.ts';

/** The fonts of a document from their files. */
export function readFonts({
  plain,
  bold,
  display,
}: Readonly<Record<keyof Fonts, Uint8Array>>): Fonts {
  return {
    plain: readFont('SourceSans3-Regular', plain),
    bold: readFont('SourceSans3-Bold', bold),
    display: readFont('BricolageGrotesque-Bold', display),
  };
}
