import type { Copy } from '#content/dictionaries/es/career.ts';
import { workValues, type ByValue } from '#domain/instruments/values/work-values.ts';
import { hundredthsIn } from '#content/dictionaries/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';

/** The occupation's six work values, or that nobody has rated them. */
export function CareerValues({
  values,
  types,
  copy,
}: {
  values: ByValue<number> | undefined;
  types: ByValue<{ readonly name: string }>;
  copy: Copy['values'];
}) {
  const figure = hundredthsIn(useLocale());
  return (
    <section className="stack max-w-(--measure)">
      <h2>{copy.title}</h2>
      {values ? (
        <>
          <p>{copy.text}</p>
          <DataTable
            caption={copy.caption}
            columns={[
              { id: 'value', label: copy.value },
              { id: 'figure', label: copy.figure, isNumber: true },
            ]}
            rows={workValues
              .toSorted((a, b) => values[b] - values[a])
              .map((value) => ({
                id: value,
                cells: [types[value].name, figure.format(values[value])],
              }))}
          />
        </>
      ) : (
        <p>{copy.none}</p>
      )}
    </section>
  );
}
