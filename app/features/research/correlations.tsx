import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { HeatMap } from '#app/ui/charts/heat-map.tsx';
import { figures } from './figures.ts';

/** How scales hang together, as a picture and as a table. */
export function Correlations({
  caption,
  names,
  matrix,
  copy,
}: {
  caption: string;
  names: readonly string[];
  matrix: readonly (readonly number[])[];
  copy: Pick<Copy, 'table' | 'release'>;
}) {
  const { number } = figures(useLocale());
  return (
    <figure className="grid gap-3 *:min-w-0">
      <figcaption className="font-semibold">{caption}</figcaption>
      <HeatMap label={caption} names={names} matrix={matrix} write={(value) => number(value, 2)} />
      <details className="fold">
        <summary>{copy.table}</summary>
        <DataTable
          caption={caption}
          captionHidden
          columns={[
            { id: 'scale', label: copy.release.scale },
            ...names.map((name) => ({ id: name, label: name, isNumber: true })),
          ]}
          rows={names.map((name, row) => ({
            id: name,
            cells: [name, ...(matrix[row] ?? []).map((value) => number(value, 3))],
          }))}
        />
      </details>
    </figure>
  );
}
