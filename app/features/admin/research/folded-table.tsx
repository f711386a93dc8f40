import { DataTable, type DataColumn, type DataRow } from '#app/ui/data-table.tsx';

/** A long table under its title, opened when it is wanted; on a phone row under row. */
export function FoldedTable({
  title,
  note,
  columns,
  rows,
}: {
  title: string;
  /** What is told of it while it is closed. */
  note?: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
}) {
  return (
    <details className="fold">
      <summary>{note === undefined ? title : `${title}. ${note}`}</summary>
      <DataTable caption={title} captionHidden ofWords columns={columns} rows={rows} />
    </details>
  );
}
