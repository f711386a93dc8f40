import type { ComponentProps } from 'react';
import { DataTable } from '#app/ui/data-table.tsx';

/** The figures of a chart, folded: for readers who do not see it. */
export function TableOfChart({
  summary,
  ...table
}: { summary: string } & Omit<ComponentProps<typeof DataTable>, 'captionHidden'>) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      <DataTable {...table} captionHidden />
    </details>
  );
}
