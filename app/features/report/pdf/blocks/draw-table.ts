import type { Block } from '#content/instruments/section/report-blocks.ts';
import { headers, tagged, untagged } from '#app/features/report/pdf/tags.ts';
import { linesOf, type Type } from '#app/features/report/pdf/lines.ts';
import { need, put, type Paper } from '#app/features/report/pdf/pdf-layout.ts';
import { colors } from '#app/features/report/pdf/pdf-theme.ts';

type Table = Extract<Block, { kind: 'table' }>;

const paddingOf = ({ air }: Paper) => 2 + 0.8 * air;
/** From a number to the column at its right. */
const between = 20;

/** A table with its head repeated on every page; a row is never cut in two. */
export function drawTable(paper: Paper, table: Table): void {
  const head: Type = { font: paper.fonts.bold, size: 8.7, color: colors.muted };
  const plain: Type = { font: paper.fonts.plain, size: 9.2, color: colors.ink };
  const first: Type = { ...plain, font: paper.fonts.bold };
  const labels = table.columns.map(({ label }) => label);
  need(paper, 56);
  const drawHead = () => drawRow(paper, table, labels, { types: [head], isHead: true });
  tagged(paper, 'Table', () => {
    drawHead();
    for (const [index, row] of table.rows.entries()) {
      const height = rowHeight(paper, table, row, plain);
      if (need(paper, height)) untagged(paper, drawHead);
      drawRow(paper, table, row, {
        types: [first, plain],
        isHead: false,
        bar: table.bars?.[index],
      });
    }
  });
  paper.y -= 12 * paper.air;
}

function drawRow(
  paper: Paper,
  table: Table,
  cells: readonly string[],
  { types, isHead, bar = 0 }: { types: readonly Type[]; isHead: boolean; bar?: number | undefined },
): void {
  const [one] = types;
  if (!one) return;
  const top = paper.y;
  const height = rowHeight(paper, table, cells, one);
  let { left } = paper;
  const drawCell = (cell: string, index: number) => {
    const { share = 0, isNumber = false } = table.columns[index] ?? {};
    const width = share * paper.width;
    const isLast = index === table.columns.length - 1;
    const type = (index > 0 ? types[1] : undefined) ?? one;
    linesOf(cell, type, width - 8).forEach((line, place) =>
      put(paper.page, line, {
        type,
        x: isNumber ? left + width - (isLast ? 1 : between) : left,
        y: top - paddingOf(paper) - type.size * (1 + 1.25 * place),
        align: isNumber ? 'right' : 'left',
      }),
    );
    left += width;
  };
  tagged(paper, 'TR', () =>
    cells.forEach((cell, index) => {
      const attributes = isHead ? headers.column : index === 0 ? headers.row : undefined;
      tagged(paper, attributes ? 'TH' : 'TD', () => drawCell(cell, index), { attributes });
    }),
  );
  paper.y = top - height;
  const { y } = paper;
  if (bar > 0) {
    const thickness = 3;
    const line = [paper.left, paper.left + bar * paper.width].map((x) => ({ x, y: y + 1.5 }));
    paper.page.shape([line], { stroke: colors.beam, thickness });
  }
  const ends = [paper.left, paper.left + paper.width].map((x) => ({ x, y }));
  paper.page.shape([ends], {
    stroke: isHead ? colors.muted : colors.line,
    thickness: isHead ? 0.9 : 0.5,
  });
}

function rowHeight(paper: Paper, table: Table, cells: readonly string[], type: Type): number {
  const lines = cells.map(
    (cell, index) =>
      linesOf(cell, type, (table.columns[index]?.share ?? 0) * paper.width - 8).length,
  );
  return Math.max(1, ...lines) * type.size * 1.25 + 2 * paddingOf(paper);
}
