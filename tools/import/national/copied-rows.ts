// Rows as a file of others has them: columns that the table keeps, under the names that it gives them.
import { readTable, type Row } from '#tools/tables/table.ts';
import type { Table } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';

/** `names`: of each column of the table the one of the file, where it is another. */
export function copiedRows(
  table: Table,
  file: string,
  names: Readonly<Record<string, string>>,
): Importer {
  const nameOf = (column: string) => names[column] ?? column;
  return {
    table,
    files: [file],
    rowsOf: ([text = '']) => {
      let said = '';
      return readTable(text, table.columns.map(nameOf)).map((each) => {
        const row = renamed(each, table, nameOf);
        // The file says "same" of a row that rests on the one above.
        said = row['source'] === 'same' ? said : (row['source'] ?? '');
        return { ...row, source: said };
      });
    },
    problemsOf: (rows) =>
      rows.flatMap((row) => [
        ...(/^[VSU]$/.test(row['mark'] ?? '') ? [] : [`${row['source']}: no dice cómo se leyó`]),
        ...(row['url']?.startsWith('https://') === true
          ? []
          : [`${row['source']}: falta la dirección`]),
      ]),
  };
}

function renamed(row: Row, { columns }: Table, nameOf: (column: string) => string): Row {
  return Object.fromEntries(columns.map((column) => [column, row[nameOf(column)] ?? '']));
}
