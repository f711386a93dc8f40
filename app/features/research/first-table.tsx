import type { Copy } from '#content/dictionaries/es/research-results.ts';
import type { DatedTable } from '#domain/research/release.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDayIn, wholeNumberIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { nameOfGroup, nameOfScale, type ScaleNames } from './release-names.ts';

/** What comes first, by group; hidden cells say that they are. */
export function FirstTable({
  caption,
  table,
  smallestCell,
  scaleNames,
  copy,
  areCountries = false,
}: {
  caption: string;
  table: DatedTable;
  /** Fewer people than this are hidden. */
  smallestCell: number;
  scaleNames: ScaleNames;
  copy: Copy;
  areCountries?: boolean;
}) {
  const locale = useLocale();
  const wholeNumber = wholeNumberIn(locale);
  const words = copy.release;
  return (
    <div className="grid gap-2 *:min-w-0">
      <DataTable
        caption={caption}
        columns={[
          { id: 'group', label: words.group },
          ...table.columns.map((column) => ({
            id: column,
            label: nameOfScale(copy, scaleNames, column),
            isNumber: true,
          })),
          { id: 'total', label: words.total, isNumber: true },
        ]}
        rows={[
          ...table.rows.map((row, r) => ({
            id: row,
            cells: [
              nameOfGroup(copy, row, { areCountries, locale }),
              ...(table.cells[r] ?? []).map((cell) =>
                cell === null ? words.hidden : wholeNumber.format(cell),
              ),
              wholeNumber.format(table.rowTotals[r] ?? 0),
            ],
          })),
          {
            id: 'total',
            cells: [
              words.total,
              ...table.columnTotals.map((count) => wholeNumber.format(count)),
              wholeNumber.format(table.total),
            ],
          },
        ]}
      />
      <p className="text-muted">
        {fill(words.hiddenNote, {
          asOf: longDayIn(locale).format(new Date(table.asOf)),
          k: smallestCell,
        })}
      </p>
    </div>
  );
}
