import { expect, it } from 'vitest';
import { fonts } from '#tests/report/print-report.ts';
import { flow, type Piece } from './flow.ts';
import { heightOf, startPaper, type Paper } from './pdf-layout.ts';

function paperOf(): Paper {
  return startPaper({ fonts, drawing: [] }, { columns: 2, text: 9.4, leading: 1.33, air: 1 });
}

/** So many pieces of one height that note where they were drawn, as page and column. */
function piecesOf(count: number, { under }: { under?: Piece } = {}) {
  const drawn: string[] = [];
  const pieces = Array.from({ length: count }, (_, index): Piece => ({
    height: 50,
    under,
    draw: (part) => {
      const page = part.pages.length;
      drawn.push(`${index + 1} on ${page} ${part.left > 200 ? 'right' : 'left'}`);
      part.y -= 50;
    },
  }));
  return { pieces, drawn };
}

it('fills two columns to the same length, down and then to the right', async () => {
  const paper = paperOf();
  const { y } = paper;
  const { pieces, drawn } = piecesOf(4);
  flow(paper, pieces, { columns: 2, gap: 16 });
  expect(drawn).toEqual(['1 on 1 left', '2 on 1 left', '3 on 1 right', '4 on 1 right']);
  expect(paper.y).toBe(y - 100);
});

it('goes on on the next page and loses nothing', async () => {
  const paper = paperOf();
  const { pieces, drawn } = piecesOf(30);
  flow(paper, pieces, { columns: 2, gap: 16 });
  expect(drawn).toHaveLength(30);
  expect(drawn.slice(13, 16)).toEqual(['14 on 1 left', '15 on 1 right', '16 on 1 right']);
  expect(drawn.slice(-2)).toEqual(['29 on 2 left', '30 on 2 right']);
});

it('repeats what a piece stands under where a column begins with it', async () => {
  const paper = paperOf();
  const heading = piecesOf(1);
  const { pieces } = piecesOf(4, heading.pieces[0] ? { under: heading.pieces[0] } : {});
  flow(paper, pieces, { columns: 2, gap: 16 });
  expect(heading.drawn).toEqual(['1 on 1 left', '1 on 1 right']);
});

it('asks for a height without turning a page', async () => {
  const paper = paperOf();
  const { pieces } = piecesOf(100);
  const height = heightOf(paper, (part) => flow(part, pieces, { columns: 2, gap: 16 }));
  expect(height).toBe(2500);
  expect(paper.pages.length).toBe(1);
});
