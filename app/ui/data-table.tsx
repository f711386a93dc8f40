import type { ReactNode } from 'react';

export type DataColumn = { id: string; label: string; isNumber?: boolean };
export type DataRow = { id: string; cells: readonly ReactNode[] };

/**
 * A table with a caption, column heads, and the first cell of each row as its head. One of words (`ofWords`) stands
 * row under row on a phone, each cell below the name of its column, instead of scrolling sideways.
 */
export function DataTable({
  caption,
  columns,
  rows,
  captionHidden = false,
  ofWords = false,
}: {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  captionHidden?: boolean;
  ofWords?: boolean;
}) {
  const classOf = (index: number) => (columns[index]?.isNumber ? 'is-number' : undefined);
  return (
    // Focusable, because a table wider than a phone scrolls sideways and keyboards must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll a wide table, too
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table className={ofWords ? 'table is-of-words' : 'table'}>
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.id} scope="col" className={classOf(index)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.id ?? index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={columns[index]?.id ?? index}
                    className={classOf(index)}
                    data-column={ofWords ? columns[index]?.label : undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
