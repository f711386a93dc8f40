// An uploaded text as rows of its table: in the form that its importer takes, or as the table itself stands, which the editor hands out
// to be changed in a spreadsheet.
import { gradeCell } from '#tools/import/districts/cut-offs.ts';
import type { Importer } from '#tools/import/importer.ts';
import { readTable, type Row } from '#tools/tables/table.ts';

/** Columns of figures, which a spreadsheet of Spain saves with a comma. */
const figures = /^(grade|weight|per_euro|lowest|highest|places_2020|\d{4})$/;

/** The importer as it reads one text, whichever of both forms it has. Throws as its `rowsOf` does. */
export function readingUpload(importer: Importer): Importer {
  const { table } = importer;
  return {
    ...importer,
    rowsOf(texts, before) {
      const [text = ''] = texts;
      if (
        importer.readsOwnForm !== true &&
        (importer.files.length > 1 || isOwnForm(text, table.columns))
      )
        return readTable(text, table.columns).map(ownRow);
      return importer.rowsOf(texts, before);
    },
  };
}

function isOwnForm(text: string, columns: readonly string[]): boolean {
  const [head = ''] = text.split(/\r?\n/, 1);
  const names = head
    .replace(/^\u{FEFF}/u, '')
    .split(/[,;\t]/)
    .map((cell) => cell.replaceAll('"', '').trim());
  return columns.every((column) => names.includes(column));
}

/** What a spreadsheet does to cells: a comma for the point, no zeros before a code or behind a grade. */
function ownRow(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, cell]) => {
      const figure = figures.test(column) && /^\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
      if (column === 'grade') return [column, gradeCell(figure)];
      if (column === 'code' && /^\d{1,3}$/.test(cell)) return [column, cell.padStart(4, '0')];
      return [column, figure];
    }),
  );
}
