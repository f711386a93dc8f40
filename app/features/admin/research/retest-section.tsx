import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import type { Part, RetestFigures } from '#domain/research/study.ts';
import { estimateText } from './figure-text.ts';
import { PartSection } from './part-section.tsx';
import type { StudyNames } from './study-names.ts';

/** How far two tests of the same people agree. */
export function RetestSection({
  part,
  names,
  copy,
}: {
  part: Part<RetestFigures>;
  names: StudyNames;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.retest;
  return (
    <PartSection part={part} words={words} copy={copy}>
      {({ days: [low = 0, middle = 0, high = 0], scales }) => (
        <>
          <p>{fill(words.days, { low, middle, high })}</p>
          <DataTable
            caption={words.caption}
            columns={[
              { id: 'scale', label: copy.scale },
              { id: 'r', label: words.r, isNumber: true },
            ]}
            rows={scales.map(({ scale, r }) => ({
              id: scale,
              cells: [names.scales[scale] ?? scale, estimateText(r, locale, copy)],
            }))}
          />
        </>
      )}
    </PartSection>
  );
}
