import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import { ColumnChart } from '#app/ui/charts/column-chart.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { shortDayIn } from '#content/wording/formats.ts';

type Row = { week: string; outer: number; inner: number };

/** Two figures per week as columns, the smaller one inside the larger, and the same in a table. */
export function WeeklyChart({
  caption,
  rows,
  outer,
  inner,
  copy,
}: {
  caption: string;
  rows: readonly Row[];
  outer: string;
  inner: string;
  copy: Pick<Copy['overview'], 'week' | 'table' | 'total'>;
}) {
  const shortDay = shortDayIn(useLocale());
  const sum = (key: 'outer' | 'inner') => rows.reduce((total, row) => total + row[key], 0);
  return (
    <div className="grid gap-3 *:min-w-0">
      <ul className="chart-legend" aria-hidden="true">
        <li className="legend-outer">{outer}</li>
        <li className="legend-inner">{inner}</li>
      </ul>
      <ColumnChart
        label={caption}
        columns={rows.map((row) => ({
          ...row,
          id: row.week,
          label: shortDay.format(new Date(row.week)),
        }))}
      />
      <AdminTable
        summary={copy.table}
        caption={caption}
        columns={{ week: copy.week, outer, inner }}
        numbers={['outer', 'inner']}
        rows={[
          ...rows.map(
            (row) => [row.week, shortDay.format(new Date(row.week)), row.outer, row.inner] as const,
          ),
          ['total', copy.total, sum('outer'), sum('inner')],
        ]}
      />
    </div>
  );
}
