import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { hundredthsIn } from '#content/dictionaries/formats.ts';
import type { Part, ScaleFigures } from '#domain/research/study.ts';
import { estimateText } from './figure-text.ts';
import { FoldedTable } from './folded-table.tsx';
import { PartSection } from './part-section.tsx';
import type { StudyNames } from './study-names.ts';

/** Every scale, and its items folded below. */
export function ScalesSection({
  part,
  names,
  copy,
}: {
  part: Part<ScaleFigures[]>;
  names: StudyNames;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.scales;
  return (
    <PartSection part={part} words={words} copy={copy}>
      {(scales) => (
        <>
          <DataTable
            caption={words.caption}
            ofWords
            columns={[
              { id: 'scale', label: copy.scale },
              { id: 'mean', label: words.mean, isNumber: true },
              { id: 'deviation', label: words.deviation, isNumber: true },
              { id: 'alpha', label: words.alpha, isNumber: true },
              { id: 'omega', label: words.omega, isNumber: true },
            ]}
            rows={scales.map(({ scale, mean, deviation, alpha, omega }) => ({
              id: scale,
              cells: [
                names.scales[scale] ?? scale,
                estimateText(mean, locale, copy),
                hundredthsIn(locale).format(deviation),
                estimateText(alpha, locale, copy),
                estimateText(omega, locale, copy),
              ],
            }))}
          />
          {scales.map((figures) => (
            <Items key={figures.scale} figures={figures} names={names} copy={copy} />
          ))}
        </>
      )}
    </PartSection>
  );
}

function Items({
  figures: { scale, items },
  names,
  copy,
}: {
  figures: ScaleFigures;
  names: StudyNames;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.scales;
  const title = fill(words.items, { scale: names.scales[scale] ?? scale });
  return (
    <FoldedTable
      title={title}
      columns={[
        { id: 'item', label: copy.item },
        { id: 'mean', label: words.mean, isNumber: true },
        { id: 'rest', label: words.itemRest, isNumber: true },
        { id: 'dropped', label: words.alphaIfDropped, isNumber: true },
      ]}
      rows={items.map(({ item, mean, itemRest, alphaIfDropped }) => ({
        id: item,
        cells: [
          names.items[item] ?? item,
          estimateText(mean, locale, copy),
          estimateText(itemRest, locale, copy),
          estimateText(alphaIfDropped, locale, copy),
        ],
      }))}
    />
  );
}
