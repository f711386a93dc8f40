import { readFont } from './font.ts';
import type { Fonts } from './paper.ts';

/** The fonts of a document, each from its file as `read` finds it. */
export async function loadFonts(
  read: (file: 'paper-text' | 'paper-bold' | 'paper-display') => Promise<Uint8Array>,
): Promise<Fonts> {
  const [plain, bold, display] = await Promise.all([
    read('paper-text'),
    read('paper-bold'),
    read('paper-display'),
  ]);
  return {
    plain: readFont('SourceSans3-Regular', plain),
    bold: readFont('SourceSans3-Bold', bold),
    display: readFont('BricolageGrotesque-Bold', display),
  };
}
