import type { ReactNode } from 'react';

export type DataColumn = { id: string; label: string; isNumber?: boolean; isMain?: boolean };
export type DataRow = { id: string; cells: readonly ReactNode[] };

/**
 * A table with a caption, column heads, and the first cell of each row as its head. One of words (`ofWords`) stands
 * row under row on a phone, each cell below the name of its column, instead of scrolling sideways; `asCards` frames them.
 */
export function DataTable({
  caption,
  columns,
  rows,
  captionHidden = false,
  ofWords = false,
  asCards = false,
}: {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  captionHidden?: boolean;
  ofWords?: boolean;
  asCards?: boolean;
}) {
  const classOf = (index: number) => {
    const { isNumber, isMain } = columns[index] ?? {};
    return isNumber ? 'is-number' : isMain ? 'is-main' : undefined;
  };
  return (
    // Focusable, because a table wider than a phone scrolls sideways and keyboards must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll a wide table, too
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table className={`table${ofWords ? ' is-of-words' : ''}${asCards ? ' is-cards' : ''}`}>
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
