import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { hundredthsIn } from '#content/dictionaries/formats.ts';
import type { Calibration } from '#domain/research/calibration.ts';
import { FoldedTable } from './folded-table.tsx';
import type { StudyNames } from './study-names.ts';

/** The items of one scale; what tells most comes first. */
export function CalibratedItems({
  scale: { scale, items },
  names,
  copy,
}: {
  scale: Calibration['scales'][number];
  names: StudyNames;
  copy: Copy;
}) {
  const { format } = hundredthsIn(useLocale());
  const words = copy.calibration;
  const title = fill(words.items, { scale: names.scales[scale] ?? scale });
  const withError = ({ value, error }: { value: number; error: number | null }) =>
    error === null
      ? format(value)
      : fill(words.withError, { value: format(value), error: format(error) });
  return (
    <FoldedTable
      title={title}
      columns={[
        { id: 'item', label: copy.item },
        { id: 'information', label: words.information, isNumber: true },
        { id: 'slope', label: words.slope, isNumber: true },
        { id: 'difficulties', label: words.difficulties },
      ]}
      rows={items
        .toSorted((a, b) => b.information - a.information)
        .map(({ item, information, slope, difficulties }) => ({
          id: item,
          cells: [
            names.items[item] ?? item,
            format(information),
            withError(slope),
            difficulties.map(withError).join(' · '),
          ],
        }))}
    />
  );
}
