import { extractTextItems, getDocumentProxy } from 'unpdf';

/** A piece of a line that stands apart; `x` and `right` in points from the left edge. */
export type PdfCell = { readonly text: string; readonly x: number; readonly right: number };
/** `y` in points from the top of its page, cells from left to right. */
export type PdfLine = { readonly y: number; readonly cells: readonly PdfCell[] };
export type PdfPage = readonly PdfLine[];

/** A document of more pages is no table of ours: one of 10,000 would be read for minutes. */
const MOST_PAGES = 200;
/** Pieces whose feet are so close stand in one line, and so close beside each other in one cell. */
const SAME_LINE = 2;
const SAME_CELL = 4;

/** The text of a PDF, page by page, in lines and cells as they are printed. Throws where it is none, or too long. */
export async function readPdfLines(bytes: Buffer): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    if (document.numPages > MOST_PAGES) throw new Error(`more than ${MOST_PAGES} pages`);
    const { items } = await extractTextItems(document);
    return items.map((page) => linesOf(page.filter(({ str }) => str.trim() !== '')));
  } finally {
    await document.cleanup();
  }
}

type Piece = { str: string; x: number; y: number; width: number };

function linesOf(pieces: readonly Piece[]): PdfPage {
  const highest = Math.max(...pieces.map(({ y }) => y));
  const lines: { y: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const y = highest - piece.y;
    const line = lines.at(-1);
    if (line && y - line.y <= SAME_LINE) line.pieces.push(piece);
    else lines.push({ y, pieces: [piece] });
  }
  return lines.map(({ y, pieces: inLine }) => ({
    y,
    cells: cellsOf(inLine.toSorted((a, b) => a.x - b.x)),
  }));
}

function cellsOf(pieces: readonly Piece[]): PdfCell[] {
  const cells: PdfCell[] = [];
  for (const { str, x, width } of pieces) {
    const last = cells.at(-1);
    if (last && x - last.right <= SAME_CELL) {
      const gap = x - last.right > 0.5 || last.text.endsWith(' ') || str.startsWith(' ') ? ' ' : '';
      cells[cells.length - 1] = {
        x: last.x,
        right: x + width,
        text: `${last.text}${gap}${str}`.replaceAll(/\s+/g, ' ').trim(),
      };
    } else cells.push({ x, right: x + width, text: str.replaceAll(/\s+/g, ' ').trim() });
  }
  return cells;
}
