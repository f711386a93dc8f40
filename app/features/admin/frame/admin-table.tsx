import type { ReactNode } from 'react';
import { TableOfChart } from '#app/ui/charts/table-of-chart.tsx';
import { DataTable } from '#app/ui/data-table.tsx';

/**
 * A table of the admin area. Of no rows `none` is said instead. With `summary` it is folded under that line, and its
 * caption is hidden.
 */
export function AdminTable({
  columns,
  numbers = [],
  rows,
  none,
  summary,
  captionHidden = false,
  ...table
}: {
  caption: string;
  captionHidden?: boolean;
  ofWords?: boolean;
  asCards?: boolean;
  /** What each column is called, by its id, in their order. */
  columns: Readonly<Record<string, string>>;
  /** Ids of the columns of figures. */
  numbers?: readonly string[];
  /** Each with its id, then its cells. */
  rows: readonly (readonly [id: string, ...cells: ReactNode[]])[];
  none?: string;
  summary?: string;
}) {
  if (rows.length === 0 && none !== undefined) return <p>{none}</p>;
  const shown = {
    ...table,
    rows: rows.map(([id, ...cells]) => ({ id, cells })),
    columns: Object.entries(columns).map(([id, label]) => ({
      id,
      label,
      isNumber: numbers.includes(id),
    })),
  };
  if (summary !== undefined) return <TableOfChart summary={summary} {...shown} />;
  return <DataTable captionHidden={captionHidden} {...shown} />;
}
