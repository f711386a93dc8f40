import type { PDFDocument } from 'pdf-lib';
import type { Block } from '#content/report/told-block.ts';
import { colors, column, linesOf, need, put, type Paper, type Type } from './paper.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** A table with its head repeated on every page; a row is never cut in two. */
export function drawTable(doc: PDFDocument, paper: Paper, table: Table): void {
  const points = table.isDense ? 7.4 : 9.2;
  const head: Type = { font: paper.fonts.bold, size: points - 0.5, color: colors.muted };
  const plain: Type = { font: paper.fonts.plain, size: points, color: colors.ink };
  const first: Type = table.isDense ? plain : { ...plain, font: paper.fonts.bold };
  const labels = table.columns.map(({ label }) => label);
  need(doc, paper, points * 6);
  drawRow(paper, table, labels, { types: [head], isHead: true });
  for (const row of table.rows) {
    const height = rowHeight(table, row, plain);
    if (need(doc, paper, height)) drawRow(paper, table, labels, { types: [head], isHead: true });
    drawRow(paper, table, row, { types: [first, plain], isHead: false });
  }
  paper.y -= 12;
}

function drawRow(
  paper: Paper,
  table: Table,
  cells: readonly string[],
  { types, isHead }: { types: readonly Type[]; isHead: boolean },
): void {
  const [one] = types;
  if (!one) return;
  const top = paper.y;
  const height = rowHeight(table, cells, one);
  let left = column.left;
  cells.forEach((cell, index) => {
    const { share = 0, isNumber = false } = table.columns[index] ?? {};
    const width = share * column.width;
    const type = (index > 0 ? types[1] : undefined) ?? one;
    linesOf(cell, type, width - 8).forEach((line, place) =>
      put(paper.page, line, {
        type,
        x: isNumber ? left + width - 8 : left,
        y: top - padding(table) - type.size * (1 + 1.25 * place),
        align: isNumber ? 'right' : 'left',
      }),
    );
    left += width;
  });
  paper.y = top - height;
  paper.page.drawLine({
    start: { x: column.left, y: paper.y },
    end: { x: column.left + column.width, y: paper.y },
    color: isHead ? colors.muted : colors.line,
    thickness: isHead ? 0.9 : 0.5,
  });
}

function rowHeight(table: Table, cells: readonly string[], type: Type): number {
  const lines = cells.map(
    (cell, index) =>
      linesOf(cell, type, (table.columns[index]?.share ?? 0) * column.width - 8).length,
  );
  return Math.max(1, ...lines) * type.size * 1.25 + 2 * padding(table);
}

function padding({ isDense = false }: Table): number {
  return isDense ? 1 : 2.8;
}
