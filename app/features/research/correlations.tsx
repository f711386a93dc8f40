import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { hundredthsIn, thousandthsIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { TableOfChart } from '#app/ui/charts/table-of-chart.tsx';
import { HeatMap } from '#app/ui/charts/heat-map.tsx';

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
  const locale = useLocale();
  const hundredths = hundredthsIn(locale);
  const thousandths = thousandthsIn(locale);
  return (
    <figure className="grid gap-3 *:min-w-0">
      <figcaption className="font-semibold">{caption}</figcaption>
      <HeatMap
        label={caption}
        names={names}
        matrix={matrix}
        write={(value) => hundredths.format(value)}
      />
      <TableOfChart
        summary={copy.table}
        caption={caption}
        columns={[
          { id: 'scale', label: copy.release.scale },
          ...names.map((name) => ({ id: name, label: name, isNumber: true })),
        ]}
        rows={names.map((name, row) => ({
          id: name,
          cells: [name, ...(matrix[row] ?? []).map((value) => thousandths.format(value))],
        }))}
      />
    </figure>
  );
}
